import { Button, PasswordInput, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { MIN_PASSWORD_LENGTH } from '@safar/shared/access/session/password'
import { gantiPasswordSchema } from '@safar/shared/access/session/session-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation } from '@tanstack/react-query'
import { signIn, useSession } from '../../access/session/session-store.ts'
import { sessionClient } from '../../access/session-client.ts'
import { FormCard } from '../../platform/ui/form-card.tsx'
import { Outcome } from './outcome.tsx'

export function PasswordForm() {
  const email = useSession((state) => state.userInfo?.user.email ?? '')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password_lama: '', password_baru: '' },
    validate: schemaResolver(gantiPasswordSchema, { sync: true }),
  })
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: sessionClient.changePassword,
    onSuccess: (session) => {
      signIn(session)
      form.reset()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      form.setErrors(
        Object.fromEntries(Object.entries(error.errors).map(([field, [message]]) => [field, message])),
      )
    },
  })
  return (
    <FormCard
      title="Password"
      onSubmit={form.onSubmit((values) => mutate(values), reset)}
      onInput={() => isPending || reset()}
    >
      <Text c="dimmed">Setelah diganti, semua perangkat lain harus login ulang.</Text>
      {/* Password managers store the new one under this name. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Password lama"
        autoComplete="current-password"
        required
        key={form.key('password_lama')}
        {...form.getInputProps('password_lama')}
      />
      <PasswordInput
        label="Password baru"
        description={`Paling sedikit ${MIN_PASSWORD_LENGTH} huruf dan tidak mudah ditebak, misalnya beberapa kata acak.`}
        autoComplete="new-password"
        required
        key={form.key('password_baru')}
        {...form.getInputProps('password_baru')}
      />
      <Outcome isSuccess={isSuccess} error={error} />
      <Button type="submit" loading={isPending} w="fit-content">
        Ganti Password
      </Button>
    </FormCard>
  )
}
