import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recordClient } from "../../records/record-client.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { roleName } from "../../shell/roles.ts";
import { useSession } from "../../client/session-context.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { once, roles_of, useAct } from "./people-data.ts";

type Typed = {
  name: string;
  email: string;
  role: string;
  title: string;
  team_id: string;
  account_id: string;
  password: string;
};

/** Makes a person with a role and a first password, which the admin tells them. */
export function NewPerson({ onClose }: { onClose: () => void }) {
  const { person: me } = useSession();
  const create = useAct<{ id: string }>("create");
  const own_clients = me.kind === "client";
  const [typed, setTyped] = useState<Typed>({
    name: "",
    email: "",
    role: own_clients ? "client" : "sales",
    title: "",
    team_id: "",
    account_id: me.account_id ?? "",
    password: "",
  });
  const roles: readonly string[] = own_clients ? ["client"] : [...roles_of.employee, ...roles_of.client];
  const is_client = (roles_of.client as readonly string[]).includes(typed.role);
  const type = (name: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const labels = {
    name: t("Name"),
    email: t("E-mail"),
    role: t("Role"),
    title: t("Position"),
    password: t("First password"),
    team_id: t("Team"),
    account_id: t("Client"),
  };
  async function send() {
    const { name, email, role, password } = typed;
    const place = is_client ? { account_id: typed.account_id || null } : { team_id: typed.team_id || null };
    await create.mutateAsync(once({ name, email, role, password, title: typed.title || null, ...place }));
    toast(t("{{name}} can sign in now.", { name }), { tone: "good" });
  }
  return (
    <FormDialog open onClose={onClose} title={t("New person")} act={t("Make the person")} labels={labels} send={send}>
      {(errors) => (
        <>
          <Field name="name" label={labels.name} error={errors["name"]}>
            {(ties) => <TextInput {...ties} value={typed.name} onChange={type("name")} autoComplete="off" />}
          </Field>
          <Field name="email" label={labels.email} error={errors["email"]}>
            {(ties) => (
              <TextInput {...ties} type="email" value={typed.email} onChange={type("email")} autoComplete="off" />
            )}
          </Field>
          <Field
            name="role"
            label={labels.role}
            error={errors["role"]}
            hint={typed.role === "admin" && t("A second administrator agrees to it first, where there is one.")}
          >
            {(ties) => (
              <Select
                {...ties}
                value={typed.role}
                onChange={type("role")}
                options={roles.map((role) => ({ value: role, label: roleName(role) }))}
              />
            )}
          </Field>
          <Field name="title" label={labels.title} optional={t("optional")} error={errors["title"]}>
            {(ties) => <TextInput {...ties} value={typed.title} onChange={type("title")} />}
          </Field>
          {!is_client && (
            <Choice
              name="team_id"
              label={labels.team_id}
              entity="teams"
              value={typed.team_id}
              onChange={type("team_id")}
              error={errors["team_id"]}
            />
          )}
          {is_client && !own_clients && (
            <Choice
              name="account_id"
              label={labels.account_id}
              entity="accounts"
              value={typed.account_id}
              onChange={type("account_id")}
              error={errors["account_id"]}
            />
          )}
          <Field
            name="password"
            label={labels.password}
            error={errors["password"]}
            hint={t("At least 12 characters. Tell it to them in person.")}
          >
            {(ties) => (
              <PasswordInput {...ties} value={typed.password} onChange={type("password")} autoComplete="new-password" />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  entity: "teams" | "accounts";
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error: string | undefined;
};

function Choice({ name, label, entity, value, onChange, error }: ChoiceProps) {
  const { data } = useQuery({
    queryKey: [entity, "names"],
    queryFn: ({ signal }) =>
      recordClient(entity).list<{ id: string; name: string }>({ order: ["name"], limit: 1000 }, signal),
  });
  const options = [
    { value: "", label: t("Not set") },
    ...(data?.data ?? []).map((row) => ({ value: row.id, label: row.name })),
  ];
  return (
    <Field name={name} label={label} error={error}>
      {(ties) => <Select {...ties} value={value} onChange={onChange} options={options} />}
    </Field>
  );
}
