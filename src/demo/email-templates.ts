/** Templates as a small company has them: first answers, a meeting, an offer, a project and a reminder, in both languages. */
export const email_templates = [
  `insert into public.email_templates (name, category, language, status, subject, body, created_by)
    select t.name, t.category, t.language, t.status, t.subject, t.body, p.id from (values
      ('First answer', 'first_contact', 'english', 'active', 'Your request to {{ sender.company }}',
        E'Good morning {{ recipient.first_name | default: recipient.name }},\\n\\nthank you for your message. I will look at what you need and come back to you within one working day.\\n\\nIs there a good time for a call of twenty minutes? Two things would help me to prepare it:\\n\\n- what has to work by when\\n- who decides with you\\n\\nKind regards\\n{{ sender.name }}\\n{{ sender.company }}'),
      ('Première réponse', 'first_contact', 'french', 'active', 'Votre demande à {{ sender.company }}',
        E'Bonjour {{ recipient.first_name | default: recipient.name }},\\n\\nmerci pour votre message. J’étudie votre besoin et je reviens vers vous d’ici un jour ouvré.\\n\\nQuel moment vous conviendrait pour un appel de vingt minutes\\u202f? Deux points m’aideraient à le préparer\\u202f:\\n\\n- ce qui doit fonctionner, et à quelle date\\n- qui décide avec vous\\n\\nBien cordialement\\n{{ sender.name }}\\n{{ sender.company }}'),
      ('After a meeting', 'meeting', 'english', 'active', 'What we agreed{% if lead.company %} for {{ lead.company }}{% endif %}',
        E'Good morning {{ recipient.first_name | default: recipient.name }},\\n\\nthank you for your time. This is what I took from our meeting:\\n\\n1. …\\n2. …\\n\\n{% if lead.expected_close %}You would like to decide by **{{ lead.expected_close }}**. You will have our offer in time.\\n\\n{% endif %}If I have missed something, just answer this e-mail.\\n\\n{{ sender.name }}'),
      ('Offer sent', 'offer', 'english', 'active', 'Our offer{% if lead.company %} for {{ lead.company }}{% endif %}',
        E'Good morning {{ recipient.first_name | default: recipient.name }},\\n\\nattached is our offer{% if lead.value %} of **{{ lead.value }}** before tax{% endif %}. It is valid for thirty days.\\n\\nI will call you at the end of the week to go through it.\\n\\n{{ sender.name }}{% if sender.phone %}\\n{{ sender.phone }}{% endif %}'),
      ('Relance après une offre', 'follow_up', 'french', 'active', 'Notre offre{% if lead.company %} pour {{ lead.company }}{% endif %}',
        E'Bonjour {{ recipient.first_name | default: recipient.name }},\\n\\navez-vous pu examiner notre offre{% if lead.value %} de **{{ lead.value }}** hors taxes{% endif %}\\u202f? Je réponds volontiers à vos questions, par retour d’e-mail ou au téléphone.\\n\\nBien cordialement\\n{{ sender.name }}'),
      ('Project begins', 'project', 'english', 'active', 'We begin: {{ client.name }}',
        E'Good morning {{ recipient.first_name | default: recipient.name }},\\n\\nwe are ready to begin with {{ client.name }}. In your client area you follow the milestones, read our documents and write to us.\\n\\nI am your contact for everything.\\n\\n{{ sender.name }}, {{ sender.company }}'),
      ('Your year with us', 'other', 'english', 'draft', '{{ client.name }}: your year with {{ sender.company }}',
        E'Good morning {{ recipient.first_name | default: recipient.name }},\\n\\n{% if client.since %}since {{ client.since }} we have worked together.{% else %}we have worked together for a while.{% endif %} Thank you.\\n\\n{{ sender.name }}'))
      t (name, category, language, status, subject, body), public.people p where p.email = 'marketing@demo.test'`,
];
