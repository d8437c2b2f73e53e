import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ROLE_HINT, ROLE_LABEL, UNDANGAN_HARI } from '@safar/shared/access/session/akun-label'
import { ROLES, type Role } from '@safar/shared/access/session/session-schema'
import { undangSchema } from '@safar/shared/accounts/akun/akun-schema'
import { useState } from 'react'
import { DugaanEmail } from '../../platform/ui/dugaan-email.tsx'
import { FormCard } from '../../platform/ui/form-card.tsx'
import { alamatError, alamatOf, UNDANG_PALING_BANYAK } from './alamat.ts'
import { useInvite } from './invite.queries.ts'
import { TautanUndangan } from './tautan-undangan.tsx'

const CHOICES = ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))
const START: { email: string; nama: string; role: Role } = { email: '', nama: '', role: 'staf' }

/** Renders the form that invites people by mail. Addresses that were refused stay in the field. */
export function InviteForm() {
  const form = useForm({
    initialValues: START,
    validate: {
      email: alamatError,
      nama: (nama) => undangSchema.shape.nama.safeParse(nama).error?.issues[0]?.message ?? null,
    },
  })
  // Addresses are asked about once whoever types them has left the field.
  const [left, setLeft] = useState('')
  const { mutate, reset, isPending, data = [] } = useInvite()
  const isSeveral = alamatOf(form.values.email).length > 1
  const sent = data.filter(({ pesan, tautan }) => pesan === null && tautan === '')
  const handed = data.filter(({ tautan }) => tautan !== '')
  const refused = data.filter(({ pesan }) => pesan !== null)
  const send = ({ email, nama, role }: typeof START) =>
    mutate(
      { alamat: alamatOf(email), nama: isSeveral ? '' : nama, role },
      {
        onSuccess: (hasil) => {
          const left = hasil.filter(({ pesan }) => pesan !== null)
          if (left.length === 0) form.reset()
          // Sent addresses leave the field, so that a retry does not send them twice.
          else form.setFieldValue('email', left.map((one) => one.email).join('\n'))
        },
      },
    )
  return (
    <FormCard
      title="Undang lewat email"
      onSubmit={form.onSubmit(send, reset)}
      onInput={() => isPending || reset()}
    >
      <Textarea
        label="Email"
        description={`Beberapa alamat dipisah koma atau baris baru, paling banyak ${UNDANG_PALING_BANYAK}.`}
        autoComplete="off"
        autosize
        minRows={1}
        maxRows={8}
        required
        readOnly={isPending}
        {...form.getInputProps('email')}
        onBlur={() => setLeft(form.values.email)}
      />
      {left === form.values.email &&
        alamatOf(left).map((alamat) => (
          <DugaanEmail
            key={alamat}
            typed={alamat}
            onUse={(email) => form.setFieldValue('email', left.replace(alamat, email))}
          />
        ))}
      {!isSeveral && <TextInput label="Nama" autoComplete="off" {...form.getInputProps('nama')} />}
      <NativeSelect
        label="Peran"
        description={ROLE_HINT[form.values.role]}
        data={CHOICES}
        {...form.getInputProps('role')}
      />
      {refused.length > 0 && (
        <div role="alert">
          {refused.map(({ email, pesan }) => (
            <Text key={email} c="var(--red)" size="sm" style={{ overflowWrap: 'anywhere' }}>
              <strong>{email}</strong> <span>{pesan}</span>
            </Text>
          ))}
        </div>
      )}
      {sent.length > 0 && (
        <Text role="status" style={{ overflowWrap: 'anywhere' }}>
          Undangan untuk {sent.map(({ email }) => email).join(', ')} sedang dikirim.
        </Text>
      )}
      {handed.map(({ email, tautan }) => (
        <TautanUndangan key={email} untuk={email} tautan={tautan} />
      ))}
      <Button type="submit" loading={isPending}>
        Kirim undangan
      </Button>
      <Text size="sm" c="dimmed">
        Tautannya berlaku {UNDANGAN_HARI} hari dan sekali pakai.
      </Text>
    </FormCard>
  )
}
