import { Button } from '@mantine/core'
import type { PendaftaranJumlah } from '@safar/shared/people/pendaftaran/jumlah'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { useSession } from '../../access/session/session-store.ts'
import classes from './pendaftaran.module.css'

type Chosen = Readonly<Record<string, string>>

interface Props {
  chosen: Chosen
  jumlah: PendaftaranJumlah | undefined
  onChange: (chosen: Chosen) => void
}

/** Renders the filters of a day's work: due, overdue, mine, unassigned, and possible duplicates. */
export function KerjaPills({ chosen, jumlah, onChange }: Props) {
  const own = useSession((state) => state.userInfo?.user.id ?? '')
  const count = (of: number | undefined) => (of ? ` ${formatThousands(of)}` : '')
  const pills = [
    { name: 'tempo', value: 'hari-ini', label: `Hubungi hari ini${count(jumlah?.jatuh_tempo)}` },
    { name: 'tempo', value: 'lewat', label: `Terlambat${count(jumlah?.lewat)}` },
    { name: 'petugas', value: own, label: 'Tugas saya' },
    { name: 'petugas', value: 'tanpa', label: 'Tanpa penanggung jawab' },
    { name: 'kembar', value: '1', label: 'Kemungkinan ganda' },
  ]
  return (
    <div className={classes.pills}>
      {pills.map(({ name, value, label }) => {
        const isOn = chosen[name] === value
        return (
          <Button
            key={`${name}-${value}`}
            variant={isOn ? 'filled' : 'default'}
            size="compact-md"
            radius="xl"
            aria-pressed={isOn}
            onClick={() => onChange({ ...chosen, [name]: isOn ? '' : value })}
          >
            {label}
          </Button>
        )
      })}
    </div>
  )
}
