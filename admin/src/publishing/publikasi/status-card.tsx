import { Alert, Button, Card, Text } from '@mantine/core'
import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { IconHandStop, IconX } from '@tabler/icons-react'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './publikasi.module.css'
import { statusLabel } from './status.ts'
import { StatusDot } from './status-dot.tsx'

interface Props {
  publikasi: Publikasi
  onPublish: () => void
}

type Hook = NonNullable<Publikasi['hook']>

const HOOK: Record<Hook['status'], string> = {
  diam: 'Belum ada yang perlu dikabarkan',
  antre: 'Akan dikabari',
  terkirim: 'Sudah dikabari',
  gagal: 'Belum dapat dikabari',
}

/** Renders the publishing state, what visitors see meanwhile, and the remedy of an unusual one. */
export function StatusCard({ publikasi, onPublish }: Props) {
  const { status, sejak, terbit_pada, pesan, ditahan, hook } = publikasi
  return (
    <Card>
      <h2 className={classes.heading}>Keadaan</h2>
      <p className={classes.standing}>
        <StatusDot publikasi={publikasi} />
        <strong>{statusLabel(publikasi)}</strong> sejak {formatWaktu(sejak)}
      </p>
      <Text c="dimmed">
        {terbit_pada
          ? `Pengunjung melihat rilis ${formatWaktu(terbit_pada)}.`
          : 'Belum ada rilis yang dapat dilihat pengunjung.'}
      </Text>
      {status === 'gagal' && pesan && (
        <Alert color="red" mt="md" icon={<IconX aria-hidden />} title="Situs belum diperbarui">
          {pesan}
        </Alert>
      )}
      {ditahan && (
        <Alert mt="md" icon={<IconHandStop aria-hidden />} title="Rilis ini sengaja ditahan">
          <Text size="sm">
            Perubahan yang tersimpan sesudahnya belum terlihat pengunjung. Perubahan berikutnya, di bagian
            mana pun, menerbitkan semuanya.
          </Text>
          <Button mt="sm" size="sm" onClick={onPublish}>
            Terbitkan isi terbaru
          </Button>
        </Alert>
      )}
      {hook && (
        <dl className={classes.facts}>
          <dt>Host situs</dt>
          <dd>
            {HOOK[hook.status]}
            {hook.status !== 'diam' && `, ${formatWaktu(hook.sejak)}`}
            {hook.pesan && <span className={classes.problem}>{hook.pesan}</span>}
          </dd>
        </dl>
      )}
    </Card>
  )
}
