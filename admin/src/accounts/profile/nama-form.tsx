import { Button, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { profilSchema } from '@safar/shared/access/session/session-schema'
import { useMutation } from '@tanstack/react-query'
import { updateUser, useSession } from '../../access/session/session-store.ts'
import { sessionClient } from '../../access/session-client.ts'
import { FormCard } from '../../platform/ui/form-card.tsx'
import { Outcome } from './outcome.tsx'
import classes from './profile.module.css'

export function NamaForm() {
  const user = useSession((state) => state.userInfo?.user)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { nama: user?.nama ?? '' },
    validate: schemaResolver(profilSchema, { sync: true }),
  })
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: sessionClient.updateMe,
    onSuccess: updateUser,
  })
  return (
    <FormCard
      title="Nama"
      onSubmit={form.onSubmit((values) => mutate(values), reset)}
      onInput={() => isPending || reset()}
    >
      <TextInput
        label="Email"
        value={user?.email ?? ''}
        readOnly
        classNames={{ input: classes.readOnly ?? '' }}
        description="Email hanya diubah oleh pengelola server."
      />
      <TextInput
        label="Nama"
        autoComplete="name"
        required
        key={form.key('nama')}
        {...form.getInputProps('nama')}
      />
      <Outcome isSuccess={isSuccess} error={error} />
      <Button type="submit" loading={isPending} justify="center" w="fit-content">
        Simpan Nama
      </Button>
    </FormCard>
  )
}
