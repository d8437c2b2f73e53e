import { dapatDihentikan } from '@safar/shared/outbound/kotak-keluar/henti'
import type { Lewat, Saluran } from '@safar/shared/outbound/kotak-keluar/keadaan'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import { hapusBerkas, tulisBerkas } from './berkas.ts'
import { GagalKirim } from './gagal-kirim.ts'
import { ALASAN_HENTI, isHenti, tokenOf } from './henti.ts'
import { type Hasil, isLupakan, knownSurat, type SuratDipegang } from './kotak-keluar.repository.ts'
import { createSmtp, type Sabar } from './smtp.ts'
import { susunSurat } from './susun.ts'
import { bacaIsiWhatsapp, kirimWhatsapp, type LayananWhatsapp, SABAR_WHATSAPP_MS } from './whatsapp.ts'

/** A transport of one channel, opened while messages wait for it. */
export interface Jalur {
  saluran: Saluran
  lewat: Lewat
  buka(): {
    /** @throws GagalKirim, or an Error of the file system */
    kirim(surat: SuratDipegang): Promise<Hasil>
    tutup(): void
  }
}

type Deps = Pick<AppDeps, 'database' | 'env' | 'siteUrl' | 'now'>

/** Creates the transport of mail: a mail server, or files on this machine. */
export function jalurEmail(deps: Deps, log: Log, sabar: Sabar): Jalur {
  const { database, env, now } = deps
  return {
    saluran: 'email',
    lewat: env.SMTP_URL ? 'smtp' : 'berkas',
    buka() {
      const smtp = env.SMTP_URL ? createSmtp(env.SMTP_URL, sabar) : null
      return {
        async kirim(surat) {
          // An unsubscription since it was queued counts.
          const dapat = dapatDihentikan(surat.peristiwa)
          if (dapat && (await isHenti(database.db, surat.penerima))) {
            return { keadaan: 'dilewati', alasan: ALASAN_HENTI }
          }
          const berhenti = dapat ? await tokenOf(database.db, surat.penerima) : ''
          const amplop = await susunSurat(surat, deps, { now: now(), berhenti }).catch((err) => {
            log.error({ err, surat: surat.id }, 'a message could not be put together')
            throw new GagalKirim('pesan', 'Pesan ini tidak dapat disusun.')
          })
          if (smtp) {
            await smtp.kirim(amplop)
            return { keadaan: 'dikirim', lewat: 'smtp', alasan: '' }
          }
          // A file must not name an erased person.
          const { isi } = isLupakan(surat)
            ? await susunSurat({ ...surat, penerima: '' }, deps, { now: now(), berhenti })
            : amplop
          await tulisBerkas(env.DATA_DIR, surat.id, isi)
          // Erased while it was written: its file goes with it.
          if (!(await knownSurat(database.db, [surat.id])).has(surat.id))
            await hapusBerkas(env.DATA_DIR, surat.id)
          return {
            keadaan: 'disimpan',
            lewat: 'berkas',
            alasan: `Disimpan sebagai surat/${surat.id}.eml di server, tidak dikirim ke mana pun.`,
          }
        },
        tutup: () => smtp?.tutup(),
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
    buka: () => ({
      async kirim({ peristiwa, penerima, teks }) {
        if (dapatDihentikan(peristiwa) && (await isHenti(database.db, penerima))) {
          return { keadaan: 'dilewati', alasan: ALASAN_HENTI }
        }
        const isi = bacaIsiWhatsapp(teks)
        if (!isi) throw new GagalKirim('tetap', 'Pesan ini tidak dapat disusun.')
        const luarId = await kirimWhatsapp(layanan, { untuk: penerima, ...isi }, sabarMs)
        return { keadaan: 'dikirim', lewat: 'whatsapp', alasan: '', luarId }
      },
      tutup() {},
    }),
  }
}
