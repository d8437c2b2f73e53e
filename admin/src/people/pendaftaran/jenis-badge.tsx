import { Badge } from '@mantine/core'
import { JENIS_LABEL, type JenisPendaftaran } from '@safar/shared/people/pendaftaran/jenis'
import { IconBell, IconHourglass } from '@tabler/icons-react'

/** What somebody left their name for, where it is no registration to go. */
export function JenisBadge({ jenis }: { jenis: Exclude<JenisPendaftaran, 'daftar'> }) {
  const Icon = jenis === 'tunggu' ? IconHourglass : IconBell
  return (
    <Badge mt={2} bg="var(--gold100)" c="var(--haji)" leftSection={<Icon size={14} aria-hidden />}>
      {JENIS_LABEL[jenis]}
    </Badge>
  )
}
