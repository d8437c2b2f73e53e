import { CATAT_HARI, JENIS_PERMINTAAN_LABEL } from '@safar/shared/people/permintaan-data/jenis'
import type { Permintaan, PermintaanNote } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { transact } from '../../access/session/context.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { answerHours, readKantor } from '../../settings/pengaturan/kantor.ts'
import { findTerbuka, insertPermintaan, withCount } from './permintaan.repository.ts'
import { queueDataLink, queueNewRequest, queueRequestNoted } from './surat-data.ts'
import { newTautanData } from './tautan.ts'

const DAY_MS = 86_400_000

/**
 * Records a request that was told to the office. Its deadline runs from when it was received. The owner of the address
 * on record is told, and gets the link if they ask for access.
 * @throws HttpError 422 without such a registration or with an impossible time; 409 if the same request is open
 */
export async function noteRequest(
  deps: AppDeps,
  { pendaftaran_id, jenis, lewat, pengenal, diterima_pada }: PermintaanNote,
  dicatat_oleh: string,
): Promise<Permintaan> {
  const dari = await readKantor(deps)
  const now = deps.now()
  const datang = new Date(diterima_pada ?? now)
  if (datang > now) throw invalidFields({ diterima_pada: ['Waktu ini belum tiba'] })
  if (now.getTime() - datang.getTime() > CATAT_HARI * DAY_MS)
    throw invalidFields({ diterima_pada: [`Isi paling lama ${CATAT_HARI} hari yang lalu`] })
  return transact(deps, null, async (context) => {
    const known = await context.trx
      .selectFrom('pendaftaran')
      .select(['email', 'email_kunci', 'kode'])
      .where('id', '=', pendaftaran_id)
      .executeTakeFirst()
    if (!known) throw invalidFields({ pendaftaran_id: ['Pendaftaran ini tidak ada'] })
    const { email, email_kunci } = known
    const kode = email_kunci === '' ? known.kode : ''
    const open = await findTerbuka(context.trx, email_kunci, jenis, kode)
    if (open)
      throw conflict(
        `Permintaan ${JENIS_PERMINTAAN_LABEL[jenis].toLowerCase()} dari orang ini sudah menunggu jawaban: nomor ${open.id}.`,
        { data: await withCount(context.trx, open) },
      )
    const lisan = { lewat, pengenal, kode, dicatat_oleh, diterima_pada: datang.toISOString() }
    const dibuktikan = pengenal !== 'belum'
    const row = await insertPermintaan(context, {
      jenis,
      email,
      email_kunci,
      dibuktikan,
      jam: answerHours(dari),
      lisan,
    })
    await queueNewRequest(context, row, dari)
    if (jenis === 'akses' && email_kunci !== '') {
      const token = await newTautanData(context, { email_kunci, permintaan_id: row.id }, 'surat')
      await queueDataLink(context, row, token, dari)
    } else await queueRequestNoted(context, row, dari)
    return withCount(context.trx, row)
  })
}
