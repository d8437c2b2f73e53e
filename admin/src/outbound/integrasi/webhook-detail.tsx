import { Button, Modal, Text } from '@mantine/core'
import { isPeristiwa, peristiwaText, RAHASIA_LAMA_JAM } from '@safar/shared/outbound/webhook/webhook'
import type { Webhook } from '@safar/shared/outbound/webhook/webhook-schema'
import { useState } from 'react'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './integrasi.module.css'
import { useChangeWebhook, useDeleteWebhook, useReplaceSecret } from './integrasi.queries.ts'
import { KirimanList } from './kiriman-list.tsx'
import { RahasiaWebhook } from './rahasia-webhook.tsx'
import { TanyaDialog } from './tanya-dialog.tsx'
import { useWebhookForm, WebhookFields } from './webhook-fields.tsx'

type Asked = 'ubah' | 'rahasia' | 'jeda' | 'hapus'

interface Props {
  webhook: Webhook
  host: string
}

/** Renders a webhook's events, its deliveries, and all its actions. */
export function WebhookDetail({ webhook, host }: Props) {
  const { id, peristiwa, keadaan, rahasia_lama_sampai, dibuat_oleh, created_at } = webhook
  const [asked, setAsked] = useState<Asked | null>(null)
  const [baru, setBaru] = useState<string | null>(null)
  const rahasia = useReplaceSecret(id)
  const jeda = useChangeWebhook(id)
  const hapus = useDeleteWebhook(id)
  const close = () => {
    setAsked(null)
    for (const each of [rahasia, jeda, hapus]) each.reset()
  }
  return (
    <div className={classes.detail}>
      <div>
        <ul className={classes.events} aria-label={`Peristiwa untuk ${host}`}>
          {peristiwa.map((name) => (
            <li key={name}>{isPeristiwa(name) ? peristiwaText(name) : name}</li>
          ))}
        </ul>
        <Text size="sm" c="dimmed" mt="xs">
          Ditambah {dibuat_oleh && `oleh ${dibuat_oleh}, `}
          {formatWaktu(created_at)}
          {rahasia_lama_sampai && ` · rahasia lama masih berlaku sampai ${formatWaktu(rahasia_lama_sampai)}`}
        </Text>
      </div>
      <KirimanList webhook={webhook} />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => setAsked('ubah')}>
          Ubah
        </Button>
        <Button variant="default" onClick={() => setAsked('rahasia')}>
          Rahasia baru
        </Button>
        {keadaan === 'aktif' && (
          <Button variant="default" onClick={() => setAsked('jeda')}>
            Jeda
          </Button>
        )}
        <Button variant="subtle" c="var(--red)" onClick={() => setAsked('hapus')}>
          Hapus
        </Button>
      </div>
      {asked === 'ubah' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      {asked === 'rahasia' && (
        <TanyaDialog
          title="Buat rahasia baru"
          yes="Buat"
          isPending={rahasia.isPending}
          error={rahasia.error}
          onClose={close}
          onYes={() =>
            rahasia.mutate(undefined, {
              onSuccess: (made) => {
                close()
                setBaru(made.rahasia)
              },
            })
          }
        >
          Kiriman ke {host} ditandatangani dengan rahasia baru. Yang lama ikut berlaku {RAHASIA_LAMA_JAM} jam,
          agar penerima sempat diganti.
        </TanyaDialog>
      )}
      {asked === 'jeda' && (
        <TanyaDialog
          title="Jeda webhook"
          yes="Jeda"
          isPending={jeda.isPending}
          error={jeda.error}
          onClose={close}
          onYes={() => jeda.mutate({ aktif: false }, { onSuccess: close })}
        >
          {host} tidak dikabari sampai Anda mengaktifkannya lagi. Yang menunggu dilewati, dan yang terjadi
          selama dijeda tidak dikirim menyusul.
        </TanyaDialog>
      )}
      {asked === 'hapus' && (
        <TanyaDialog
          title="Hapus webhook"
          yes="Hapus"
          isHard
          isPending={hapus.isPending}
          error={hapus.error}
          onClose={close}
          onYes={() => hapus.mutate()}
        >
          Hapus webhook ke {host}? Ia tidak dikabari lagi, dan catatan kirimannya ikut terhapus.
        </TanyaDialog>
      )}
      {baru !== null && <RahasiaWebhook value={baru} onClose={() => setBaru(null)} />}
    </div>
  )
}

function EditWebhookDialog({
  webhook: { id, alamat, peristiwa },
  onClose,
}: {
  webhook: Webhook
  onClose: () => void
}) {
  const form = useWebhookForm({ alamat, peristiwa: peristiwa.filter(isPeristiwa) })
  const { mutate, isPending, error } = useChangeWebhook(id)
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Ubah webhook">
      <form
        className={classes.fields}
        onSubmit={form.onSubmit((values) => mutate(values, { onSuccess: onClose }))}
        noValidate
      >
        <WebhookFields form={form} error={error} isPending={isPending} submit="Simpan" />
      </form>
    </Modal>
  )
}
