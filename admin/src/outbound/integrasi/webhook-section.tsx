import { WEBHOOK_LIMITS } from '@safar/shared/outbound/webhook/webhook'
import { IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '../../platform/ui/empty.tsx'
import { FormCard } from '../../platform/ui/form-card.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import classes from './integrasi.module.css'
import { useCreateWebhook, webhookQuery } from './integrasi.queries.ts'
import { RahasiaWebhook } from './rahasia-webhook.tsx'
import { useWebhookForm, WebhookFields } from './webhook-fields.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Renders the webhooks, with a form that adds one. */
export function WebhookSection() {
  const { data, isPending, isError, refetch } = useQuery(webhookQuery)
  return (
    <section className={classes.section} aria-labelledby="judul-webhook">
      <h2 id="judul-webhook" className={classes.heading}>
        Webhook
      </h2>
      <p className={classes.lead}>
        Begitu sesuatu terjadi, alamat ini dikabari dalam beberapa detik: nomor dan kode saja, tanpa nama dan
        kontak siapa pun.
      </p>
      <div className={classes.columns}>
        <div className={classes.card}>
          {isPending && <Loading />}
          {isError && <Retry onRetry={() => void refetch()} />}
          {data?.length === 0 && (
            <Empty icon={IconWebhook} title="Belum ada webhook.">
              Tambahkan alamat sistem Anda, misalnya pembukuan atau meja chat, agar ia tahu setiap
              pendaftaran.
            </Empty>
          )}
          <ul className={classes.list} aria-label="Daftar webhook">
            {data?.map((webhook) => (
              <SafeRow key={webhook.id} of={webhook} name={`Webhook nomor ${webhook.id}`}>
                <WebhookRow webhook={webhook} />
              </SafeRow>
            ))}
          </ul>
        </div>
        {(data?.length ?? 0) < WEBHOOK_LIMITS.banyak && <AddWebhook />}
      </div>
    </section>
  )
}

/** Renders the form that adds a webhook, whose secret is then shown once. The input stays until it is stored. */
function AddWebhook() {
  const form = useWebhookForm({ alamat: '', peristiwa: [] })
  const { mutate, reset, isPending, error } = useCreateWebhook()
  const [rahasia, setRahasia] = useState<string | null>(null)
  return (
    <>
      <FormCard
        title="Tambah webhook"
        onSubmit={form.onSubmit((values) => {
          mutate(values, {
            onSuccess: (made) => {
              form.reset()
              setRahasia(made.rahasia)
            },
          })
        }, reset)}
        onInput={() => isPending || reset()}
      >
        <WebhookFields form={form} error={error} isPending={isPending} submit="Tambah" />
      </FormCard>
      {rahasia !== null && <RahasiaWebhook value={rahasia} onClose={() => setRahasia(null)} />}
    </>
  )
}
