import { Badge } from '@mantine/core'
import { JENIS_LABEL, type JenisPendaftaran } from '@safar/shared/people/pendaftaran/jenis'
import { IconBell, IconHourglass } from '@tabler/icons-react'

/** Renders the kind of a registration that is none for travel: waiting list, or a wish to be told. */
export function JenisBadge({ jenis }: { jenis: Exclude<JenisPendaftaran, 'daftar'> }) {
  const Icon = jenis === 'tunggu' ? IconHourglass : IconBell
  return (
    <Badge mt={2} bg="var(--gold100)" c="var(--haji)" leftSection={<Icon size={14} aria-hidden />}>
      {JENIS_LABEL[jenis]}
    </Badge>
  )
}
