import { type TanyaKembar, tanyaKembarText } from '@safar/shared/content/paket/kembar'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { type Paket, paketInputSchema, paketUpdateSchema } from '@safar/shared/content/paket/paket-schema'
import { paketWarnings } from '@safar/shared/content/paket/rules'
import { sisaPaxError } from '@safar/shared/content/paket/sisa-pax'
import { tanyaTertinggal } from '@safar/shared/content/paket/tanya-tertinggal'
import { recordPath } from '@safar/shared/platform/address/record'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { mustBeWhole, STATUS } from '@safar/shared/records/noun/states'
import { brand } from '../../../platform/merek.ts'
import { paths } from '../../../platform/paths.ts'
import { callsOf, type FormCalls } from '../../../records/form/calls.ts'
import type { FormShape } from '../../../records/form/shape.ts'
import { toInput } from '../../../records/form/values.ts'
import { paketTrash } from '../paket.queries.ts'
import { paketClient, riwayatClient } from '../paket-client.ts'
import { COUNTED_SEATS, seatChange } from './counted-seats.ts'
import { MendDeparture } from './follow-departure.tsx'
import { PAKET_LOOKS, PAKET_SECTIONS } from './looks.ts'
import { PaketBeside } from './paket-beside.tsx'
import { useSyaratTerbit } from './pengatur.ts'
import { type PaketFormValues, toPreview, valuesFromPaket } from './values.ts'

const schemas = { add: paketInputSchema, edit: paketUpdateSchema }

const common = callsOf(PAKET, { client: paketClient, riwayat: riwayatClient, trash: paketTrash, schemas })

const calls: FormCalls<Paket> = {
  ...common,
  update(id, input, base) {
    const ubah_kursi = seatChange(input.sisa_pax, base.counted)
    // Beside the number itself, which is all that older hosts read.
    return common.update(id, { ...input, ...(ubah_kursi !== undefined && { ubah_kursi }) }, base)
  },
}

const isOnOffer = (status: unknown) => STATUS.some((known) => known === status && mustBeWhole(known))

/** A refused call finds no twins: the checks that the form makes by itself still run. */
const kembarOf = (tanya: TanyaKembar) =>
  paketClient.kembar(tanya).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })

/** The form shape of a package. */
export const PAKET_FORM: FormShape<PaketFormValues, Paket> = {
  noun: PAKET,
  word: 'paket',
  looks: PAKET_LOOKS,
  sections: PAKET_SECTIONS,
  valuesOf: valuesFromPaket,
  schemas,
  check({ total_pax, sisa_pax }) {
    if (typeof total_pax !== 'number' || typeof sisa_pax !== 'number') return {}
    const message = sisaPaxError({ total_pax, sisa_pax })
    return message ? { sisa_pax: message } : {}
  },
  warnings(values) {
    const warnings: Record<string, string> = {}
    for (const { field, message } of paketWarnings(toPreview(values), hariIni())) warnings[field] ??= message
    // A price that is not written yet, or no number yet, is no contradiction.
    if (typeof values.harga_double === 'string') delete warnings.harga_double
    return warnings
  },
  Mend: MendDeparture,
  async ask(values, id, before) {
    const { nama_paket, tanggal_keberangkatan: tanggal, status } = toInput(PAKET.fields, values).input
    if (!isOnOffer(status) || typeof nama_paket !== 'string' || typeof tanggal !== 'string') return null
    const wasOnOffer = before !== null && isOnOffer(before.status)
    const late = tanyaTertinggal(toPreview(values), wasOnOffer ? toPreview(before) : null)
    const [same] = await kembarOf({ nama_paket, tanggal_keberangkatan: tanggal, id })
    const asked = [late, same && tanyaKembarText(same, 'Simpan')].flatMap((one) => one ?? [])
    const [first] = asked
    if (!first) return null
    return { title: first.judul, text: asked.map(({ teks }) => teks).join(' '), yes: 'Ya, simpan juga' }
  },
  useSyarat: useSyaratTerbit,
  contoh: {
    words: 'Mulai dari contoh 9 hari',
    said: 'Contoh umrah 9 hari sudah diisikan di tempat yang masih kosong. Sesuaikan dengan perjalanan Anda; harga, tanggal, kursi, serta nama hotel dan maskapai Anda isi sendiri.',
    of: async (typed) => (await import('./contoh.ts')).contohValues(typed),
  },
  Beside: PaketBeside,
  counted: COUNTED_SEATS,
  calls,
  list: {
    path: paths.packages,
    get title() {
      return `Paket ${brand()}`
    },
  },
  publicPath: ({ slug }) => recordPath('paket', slug),
  deeds: { kursi: 'Kursi diubah', impor: 'Diubah lewat impor CSV' },
}
