import { Popover, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './publikasi-chip.module.css'

interface Props {
  pesan: string
  terbitPada: string | null
}

/** Renders a popover with the reason why the site was not rebuilt, and which release visitors see meanwhile. */
export function Sebab({ pesan, terbitPada }: Props) {
  return (
    <Popover width={320} position="bottom-end" shadow="md">
      <Popover.Target>
        <button type="button" className={classes.why}>
          Sebabnya
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fw={660}>Situs belum diperbarui</Text>
        <Text mt={4}>{pesan}</Text>
        {terbitPada && (
          <Text mt={8} size="sm" c="dimmed">
            Pengunjung melihat rilis {formatWaktu(terbitPada)}.
          </Text>
        )}
        <Text mt={12}>
          <Link className={classes.more} to={paths.publikasi}>
            Lihat catatan dan rilis sebelumnya
          </Link>
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}
