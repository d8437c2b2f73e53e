import { NativeSelect } from '@mantine/core'
import type { Akun } from '@safar/shared/accounts/akun/akun-schema'
import { useQuery } from '@tanstack/react-query'
import { pendaftaranQueries } from '../../people/pendaftaran/pendaftaran.queries.ts'

/** The value for "nobody takes over": chosen, never left out by mistake. */
export const TANPA = 'tanpa'

interface Props {
  akun: Pick<Akun, 'id' | 'tugas'>
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** Renders a select of who takes over an account's registrations; nothing if it has none. */
export function HandOverSelect({ akun: { id, tugas }, value, error, onChange }: Props) {
  const { data: people } = useQuery({ ...pendaftaranQueries.petugas(), enabled: tugas > 0 })
  if (tugas === 0) return null
  const others = (people ?? []).filter((one) => one.id !== id)
  return (
    <NativeSelect
      mt="md"
      label={`Siapa yang meneruskan ${tugas} pendaftarannya?`}
      description="Yang tidak diteruskan tampil di Pendaftaran di bawah Tanpa penanggung jawab."
      data={[
        { value: '', label: 'Pilih penerusnya' },
        ...others.map((one) => ({ value: String(one.id), label: one.nama })),
        { value: TANPA, label: 'Belum ada, bagikan nanti' },
      ]}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
