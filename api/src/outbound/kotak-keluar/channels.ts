import type { Lewat, Saluran } from '@safar/shared/outbound/kotak-keluar/keadaan'
import { dapatDihentikan } from '@safar/shared/outbound/kotak-keluar/stopped-addresses'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import { composeMail } from './compose-mail.ts'
import { type Hasil, isForget, knownSurat, type SuratDipegang } from './kotak-keluar.repository.ts'
import { removeMailFile, writeMailFile } from './mail-files.ts'
import { SendFailed } from './send-failed.ts'
import { createSmtp, type Sabar } from './smtp.ts'
import { ALASAN_HENTI, isStopped, tokenOf } from './stopped-addresses.ts'
import { type LayananWhatsapp, readWhatsappBody, SABAR_WHATSAPP_MS, sendWhatsapp } from './whatsapp.ts'

/** A transport of one channel, opened while messages wait for it. */
export interface Jalur {
  saluran: Saluran
  lewat: Lewat
  open(): {
    /** @throws GagalKirim, or an Error of the file system */
    send(surat: SuratDipegang): Promise<Hasil>
    close(): void
  }
}

type Deps = Pick<AppDeps, 'database' | 'env' | 'siteUrl' | 'now'>

/** Creates the transport of mail: a mail server, or files on this machine. */
export function jalurEmail(deps: Deps, log: Log, sabar: Sabar): Jalur {
  const { database, env, now } = deps
  return {
    saluran: 'email',
    lewat: env.SMTP_URL ? 'smtp' : 'berkas',
    open() {
      const smtp = env.SMTP_URL ? createSmtp(env.SMTP_URL, sabar) : null
      return {
        async send(surat) {
          // An unsubscription since it was queued counts.
          const dapat = dapatDihentikan(surat.peristiwa)
          if (dapat && (await isStopped(database.db, surat.penerima))) {
            return { keadaan: 'dilewati', alasan: ALASAN_HENTI }
          }
          const berhenti = dapat ? await tokenOf(database.db, surat.penerima) : ''
          const amplop = await composeMail(surat, deps, { now: now(), berhenti }).catch((err) => {
            log.error({ err, surat: surat.id }, 'a message could not be put together')
            throw new SendFailed('pesan', 'Pesan ini tidak dapat disusun.')
          })
          if (smtp) {
            await smtp.send(amplop)
            return { keadaan: 'dikirim', lewat: 'smtp', alasan: '' }
          }
          // A file must not name an erased person.
          const { isi } = isForget(surat)
            ? await composeMail({ ...surat, penerima: '' }, deps, { now: now(), berhenti })
            : amplop
          await writeMailFile(env.DATA_DIR, surat.id, isi)
          // Erased while it was written: its file goes with it.
          if (!(await knownSurat(database.db, [surat.id])).has(surat.id))
            await removeMailFile(env.DATA_DIR, surat.id)
          return {
            keadaan: 'disimpan',
            lewat: 'berkas',
            alasan: `Disimpan sebagai surat/${surat.id}.eml di server, tidak dikirim ke mana pun.`,
          }
        },
        close: () => smtp?.tutup(),
      }
    },
  }
}

/** Creates the transport of WhatsApp, for an agency with an account there. */
export function jalurWhatsapp(
  { database }: Deps,
  layanan: LayananWhatsapp,
  sabarMs = SABAR_WHATSAPP_MS,
): Jalur {
  return {
    saluran: 'whatsapp',
    lewat: 'whatsapp',
    open: () => ({
      async send({ peristiwa, penerima, teks }) {
        if (dapatDihentikan(peristiwa) && (await isStopped(database.db, penerima))) {
          return { keadaan: 'dilewati', alasan: ALASAN_HENTI }
        }
        const isi = readWhatsappBody(teks)
        if (!isi) throw new SendFailed('tetap', 'Pesan ini tidak dapat disusun.')
        const luarId = await sendWhatsapp(layanan, { untuk: penerima, ...isi }, sabarMs)
        return { keadaan: 'dikirim', lewat: 'whatsapp', alasan: '', luarId }
      },
      close() {},
    }),
  }
}
