import { randomUUID } from 'node:crypto'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import { SealedError } from '../../platform/vault/sealed-text.ts'
import { PERCOBAAN_MOST, percobaanBerikut } from '../kotak-keluar/jeda.ts'
import { lease, selamaDikirim } from '../kotak-keluar/queue-lease.ts'
import { createIstirahat, startPutaran } from '../kotak-keluar/send-loop.ts'
import { CARA_PANGGIL, CallFailed, type CallHookOptions, callHook } from './call-hook.ts'
import { disableHook } from './disable-hook.ts'
import {
  type HasilKiriman,
  hooksWithQueue,
  noteDeliveryResult,
  releaseInterrupted,
} from './kiriman.repository.ts'
import type { IsiKiriman } from './queue-events.ts'
import { kepalaTertanda } from './tanda-tangan.ts'
import { rahasiaBerlaku } from './webhook.repository.ts'

type Deps = Pick<AppDeps, 'database' | 'vault' | 'env' | 'siteUrl' | 'pengaturanAwal' | 'now'>

/** The lease of a sender, in milliseconds. It is renewed while it sends; without a renewal the sender is gone. */
export const MASA_MS = 30_000
const KABAR_MS = 10_000

/**
 * Creates the sender of deliveries: each webhook gets one after the other, so that a slow one holds up nobody else.
 * Several processes take different ones.
 */
export function createPengirimHook(
  deps: Deps,
  log: Log,
  { waktuMs, cari }: Pick<CallHookOptions, 'waktuMs' | 'cari'> = CARA_PANGGIL,
) {
  const { database, vault, env, now } = deps
  const { db } = database
  const cara: CallHookOptions = { waktuMs, cari, bolehSendiri: env.WEBHOOK_SENDIRI }
  const pemegang = `hook:${randomUUID()}`
  const bekerja = new Map<number, Promise<void>>()
  const istirahat = new Map<number, ReturnType<typeof createIstirahat>>()
  let isEnding = false

  async function send(hook: StoredRow<'webhook'>, row: StoredRow<'kiriman_hook'>): Promise<HasilKiriman> {
    const isi = isiPesan(row, env.PUBLIC_API_URL ?? deps.siteUrl)
    const kepala = kepalaTertanda(rahasiaBerlaku(vault, hook, now()), { pesan_id: row.pesan_id, isi }, now())
    const kode = await callHook(hook.alamat, { isi, kepala }, cara)
    return { keadaan: 'dikirim', alasan: '', kode }
  }

  /** Returns the result of a delivery that was not accepted: another try, unless days have passed. */
  function after(error: unknown, { percobaan }: StoredRow<'kiriman_hook'>): HasilKiriman {
    const { message: alasan, kode } =
      error instanceof CallFailed
        ? error
        : new CallFailed('pesan', 'Kiriman ini tidak dapat disusun atau dicatat.')
    const berikutnya = percobaanBerikut(percobaan, null, now())
    if (berikutnya) return { keadaan: 'antre', alasan, kode, berikutnya }
    const lama = `Tidak diterima setelah ${PERCOBAAN_MOST} percobaan selama tiga hari.`
    return { keadaan: 'gagal', alasan: `${lama} ${alasan}`, kode }
  }

  /** Tells whether a webhook's secrets open. Without the key its deliveries wait, and no try is lost. */
  async function canSign(webhookId: number): Promise<boolean> {
    const hook = await db.selectFrom('webhook').selectAll().where('id', '=', webhookId).executeTakeFirst()
    if (hook?.keadaan !== 'aktif') return true
    try {
      return rahasiaBerlaku(vault, hook, now()).length > 0
    } catch (error) {
      if (!(error instanceof SealedError)) throw error
      log.warn({ webhook: webhookId }, 'the secret of a webhook does not open: what it is to be told waits')
      return false
    }
  }

  /** Sends one webhook its due deliveries; false if nobody is there, and the rest waits. */
  async function sendTo(webhookId: number): Promise<boolean> {
    if (!(await canSign(webhookId))) return false
    while (!isEnding) {
      const row = await lease(db, 'kiriman_hook', {
        pemegang,
        masaMs: MASA_MS,
        now: now(),
        hanya: { kolom: 'webhook_id', nilai: webhookId },
      })
      if (!row) return true
      const hook = await db.selectFrom('webhook').selectAll().where('id', '=', webhookId).executeTakeFirst()
      if (hook?.keadaan !== 'aktif') {
        const alasan = 'Webhook tidak aktif.'
        await noteDeliveryResult(db, row, { keadaan: 'dilewati', alasan, kode: null }, now())
        continue
      }
      try {
        const dipegang = { masaMs: MASA_MS, kabarMs: KABAR_MS, now }
        const hasil = await selamaDikirim(db, 'kiriman_hook', row, dipegang, send(hook, row))
        await noteDeliveryResult(db, row, hasil, now())
        const berhasil_pada = now().toISOString()
        await db.updateTable('webhook').set({ berhasil_pada }).where('id', '=', webhookId).execute()
      } catch (error) {
        const hasil = after(error, row)
        await noteDeliveryResult(db, row, hasil, now())
        // The office shows the reason: addresses of receivers hold secrets, and the log must not.
        log.warn({ webhook: webhookId, kiriman: row.id, keadaan: hasil.keadaan }, 'a webhook was not taken')
        if (hasil.keadaan === 'gagal' && (await disableHook(deps, hook, row))) return true
        if (!(error instanceof CallFailed)) log.error({ err: error }, 'a webhook could not be told')
        if (!(error instanceof CallFailed) || error.sebab === 'server') return false
      }
    }
    return true
  }

  return {
    /** Starts sending to each webhook with waiting deliveries, without waiting for any. */
    async sendAll(): Promise<boolean> {
      const waiting = await hooksWithQueue(db)
      if (waiting.length === 0) return true
      await releaseInterrupted(db, MASA_MS, now())
      for (const id of waiting) {
        const rest = istirahat.get(id) ?? createIstirahat()
        istirahat.set(id, rest)
        if (bekerja.has(id) || rest.skips()) continue
        const work = sendTo(id)
          .then(rest.note)
          .catch((err) => log.error({ err }, 'a webhook was not told'))
          .finally(() => bekerja.delete(id))
        bekerja.set(id, work)
      }
      return true
    },

    /** Stops taking deliveries. */
    stop() {
      isEnding = true
    },

    /** Waits for deliveries under way. */
    async selesai(): Promise<void> {
      await Promise.all(bekerja.values())
    },
  }
}

/** Returns the body of a delivery, the same bytes at each try as long as the API keeps its address. */
function isiPesan({ peristiwa, isi }: StoredRow<'kiriman_hook'>, apiUrl: string): string {
  const { pada, data, tautan }: IsiKiriman = JSON.parse(isi)
  return JSON.stringify({
    type: peristiwa,
    timestamp: pada,
    data: { ...data, tautan: new URL(tautan, apiUrl).href },
  })
}

/** Polls for waiting deliveries; returns the function that stops it once those under way are recorded. */
export function startPengirimHook(deps: Deps, log: Log): () => Promise<void> {
  const pengirim = createPengirimHook(deps, log)
  const stop = startPutaran(pengirim, log)
  return async () => {
    await stop()
    await pengirim.selesai()
  }
}
