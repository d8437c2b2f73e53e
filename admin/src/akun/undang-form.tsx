import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { ROLE_HINT, ROLE_LABEL, UNDANGAN_HARI } from '@safar/shared/akun/label'
import { undangSchema } from '@safar/shared/akun/schema'
import { ROLES, type Role } from '@safar/shared/session/schema'
import { FormCard } from '../ui/form-card.tsx'
import { saidBy } from '../ui/said-by.ts'
import { useUndang } from './akun.queries.ts'

const CHOICES = ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))
const START: { email: string; nama: string; role: Role } = { email: '', nama: '', role: 'staf' }

/** Invites somebody by mail. What was typed stays until the invitation is on its way. */
export function UndangForm() {
  const form = useForm({ initialValues: START, validate: schemaResolver(undangSchema, { sync: true }) })
  const { mutate, reset, isPending, error, variables, isSuccess } = useUndang()
  return (
    <FormCard
      title="Undang lewat email"
      onSubmit={form.onSubmit((values) => mutate(values, { onSuccess: () => form.reset() }), reset)}
      onInput={() => isPending || reset()}
    >
      <TextInput label="Email" type="email" autoComplete="off" required {...form.getInputProps('email')} />
      <TextInput label="Nama" autoComplete="off" {...form.getInputProps('nama')} />
      <NativeSelect
        label="Peran"
        description={ROLE_HINT[form.values.role]}
        data={CHOICES}
        {...form.getInputProps('role')}
      />
      {error && (
        <Text c="var(--red)" role="alert">
          {saidBy(error)}
        </Text>
      )}
      {isSuccess && <Text role="status">Undangan untuk {variables.email} sedang dikirim.</Text>}
      <Button type="submit" loading={isPending}>
        Kirim undangan
      </Button>
      <Text size="sm" c="dimmed">
        Tautannya berlaku {UNDANGAN_HARI} hari dan sekali pakai.
      </Text>
    </FormCard>
  )
}
