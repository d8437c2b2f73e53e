import { Button, Text } from '@mantine/core'
import { KEADAAN_WEBHOOK_LABEL, type KeadaanWebhook } from '@safar/shared/outbound/webhook/webhook'
import type { Webhook } from '@safar/shared/outbound/webhook/webhook-schema'
import { useId, useState } from 'react'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './integrasi.module.css'
import { useChangeWebhook, useSendTest } from './integrasi.queries.ts'
import { WebhookDetail } from './webhook-detail.tsx'

const TONE: Partial<Record<KeadaanWebhook, Tone>> = { aktif: 'done', dimatikan: 'bad' }

/** Renders one webhook: its address, state, and next action. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, alamat, keadaan, alasan, peristiwa } = webhook
  const [isOpen, setOpen] = useState(false)
  const detail = useId()
  const sendTest = useSendTest(id)
  const start = useChangeWebhook(id)
  const error = sendTest.error ?? start.error
  const host = URL.parse(alamat)?.host ?? alamat
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={640}>{host}</Text>
        <Text size="sm" c="dimmed">
          {alamat}
        </Text>
        <Text size="sm" c="dimmed">
          {peristiwa.length} peristiwa
        </Text>
      </div>
      <div>
        <div className={classes.state}>
          <Dot tone={TONE[keadaan]}>{KEADAAN_WEBHOOK_LABEL[keadaan]}</Dot>
        </div>
        <Text size="sm" c="dimmed">
          {standingOf(webhook)}
        </Text>
      </div>
      <div className={classes.actions}>
        {keadaan === 'aktif' ? (
          <Button
            variant="default"
            loading={sendTest.isPending}
            aria-label={`Kirim uji ke ${host}`}
            onClick={() => sendTest.mutate(undefined, { onSuccess: () => setOpen(true) })}
          >
            Kirim uji
          </Button>
        ) : (
          <Button
            variant="default"
            loading={start.isPending}
            aria-label={`Aktifkan ${host}`}
            onClick={() => start.mutate({ aktif: true })}
          >
            Aktifkan
          </Button>
        )}
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={detail}
          aria-label={`Rincian ${host}`}
          onClick={() => setOpen(!isOpen)}
        >
          Rincian
        </Button>
      </div>
      {alasan && (
        <Text className={classes.wide ?? ''} size="sm">
          {alasan} Perbaiki penerimanya, lalu aktifkan lagi. Yang terjadi selama mati tidak dikirim menyusul.
        </Text>
      )}
      {error && (
        <Text className={classes.wide ?? ''} c="var(--red)" size="sm" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <div id={detail} className={classes.wide} hidden={!isOpen}>
        {isOpen && <WebhookDetail webhook={webhook} host={host} />}
      </div>
    </li>
  )
}

function standingOf({ berhasil_pada, antre, gagal }: Webhook): string {
  const parts = [
    berhasil_pada ? `Diterima ${formatWaktu(berhasil_pada)}` : 'Belum pernah menerima',
    antre > 0 && `${antre} menunggu`,
    gagal > 0 && `${gagal} gagal`,
  ]
  return parts.filter(Boolean).join(' · ')
}
