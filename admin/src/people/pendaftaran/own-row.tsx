import { Badge, Text } from '@mantine/core'
import { kamarLabel } from '@safar/shared/content/paket/kamar'
import { NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import type { PendaftaranSaya } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { JenisBadge } from './jenis-badge.tsx'
import classes from './own.module.css'
import { STATUS } from './status.ts'

interface Props {
  pendaftaran: PendaftaranSaya
  namaPaket: string
}

/** Renders one's own registration: its package, date, and status. */
export function OwnRow({ pendaftaran, namaPaket }: Props) {
  const { kode, created_at, jenis, jumlah_pax, kamar, status } = pendaftaran
  return (
    <li className={classes.row}>
      <div>
        <Text fw={660}>{namaPaket || NO_CHOICE}</Text>
        {jenis !== 'daftar' && <JenisBadge jenis={jenis} />}
        <Text size="sm" c="dimmed">
          {[formatWaktu(created_at), jumlah_pax !== null && `${jumlah_pax} pax`, kamarLabel(kamar)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          Kode {kode}
        </Text>
      </div>
      <Badge size="lg" bg={STATUS[status].bg} c={STATUS[status].c}>
        {STATUS[status].label}
      </Badge>
    </li>
  )
}
