const days = "(MO|TU|WE|TH|FR|SA|SU)";

/**
 * The rules of repetition (RFC 5545) that are taken: by days and longer, without lists that no calendar holds. The so-manieth of a week
 * is said by its name: a ninth one that never comes would be looked for in thousands of weeks.
 */
export const rule_shape = new RegExp(
  "^(?!FREQ=(DAILY|WEEKLY).*BYSETPOS)FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)" +
    "(;INTERVAL=[1-9][0-9]{0,2}" +
    `|;BYDAY=(-?[1-5])?${days}(,(-?[1-5])?${days}){0,6}` +
    "|;BYMONTHDAY=(-?[1-9]|[12][0-9]|3[01])(,(-?[1-9]|[12][0-9]|3[01])){0,30}" +
    "|;BYMONTH=([1-9]|1[0-2])(,([1-9]|1[0-2])){0,11}" +
    "|;BYSETPOS=-?[1-9]" +
    "|;COUNT=[1-9][0-9]{0,2}" +
    "|;UNTIL=[0-9]{8}){0,6}$",
);
