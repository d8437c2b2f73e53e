import type { Mutasi, MutasiPage, UsulanMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import type { Tanda } from '@safar/shared/money/mutasi/propose'
import type { Pembayaran, Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { HttpResponse, http } from 'msw'
import type { SetupServer } from 'msw/node'

/* Bank lines and bookings of tests, and a server that books them. */

/** A bank line; new, and without proposals unless said. */
export function mutasiRecord(line: Partial<Mutasi> & Pick<Mutasi, 'id'>): Mutasi {
  return {
    rekening: '7000007701',
    tanggal: '2026-10-28',
    keterangan: 'SETORAN TUNAI',
    jumlah: 5_000_000,
    saldo: null,
    keadaan: 'baru',
    alasan: '',
    keadaan_pada: '',
    usulan: [],
    bagian: [],
    ...line,
  }
}

/** A proposal; its signs are all for it. */
export function usulanRecord(
  pemesanan_id: number,
  jumlah: number,
  kunci: readonly Tanda['kunci'][],
): UsulanMutasi {
  return {
    pemesanan_id,
    kode: kodeOf(pemesanan_id),
    jumlah,
    alasan: kunci.map((one) => `Tanda ${one} dari ${pemesanan_id}.`),
    tanda: kunci.map((one) => ({ kunci: one, cocok: true })),
  }
}

export const kodeOf = (id: number): string => `SFR-2026-${String(id).padStart(4, '0')}`

/** A booking with one open bill. */
export interface Owing {
  id: number
  nama: string
  sisa: number
  pembayaran?: Pembayaran[]
}

const bookingOf = ({ id, nama }: Owing): Pemesanan => ({
  id,
  kode: kodeOf(id),
  paket_id: 7,
  paket: {
    id: 7,
    slug: 'umrah-januari',
    nama_paket: 'Umrah Januari',
    tanggal_keberangkatan: '2099-01-09',
    sisa_pax: 1,
  },
  pendaftaran_id: null,
  pemesan: { nama, telepon: '6281211112222', email: '' },
  status: 'menunggu_dp',
  status_pada: '2026-11-21T03:00:00.000Z',
  alasan: '',
  batas_dp: '',
  mata_uang: 'Rp',
  total: 66_000_000,
  jumlah_peserta: 2,
  tanpa_jamaah: 1,
  berikutnya: null,
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: 'b1',
  baris: [],
  tagihan: [],
  kamar_sendiri: false,
  cicilan: null,
  kebutuhan: '',
  catatan: '',
  catatan_staf: '',
  peserta: [],
  peringatan: [],
  urung_sampai: null,
})

const moneyOf = ({ id, sisa, pembayaran = [] }: Owing): Uang => ({
  mata_uang: 'Rp',
  total: sisa,
  dibayar: 0,
  sisa,
  lebih: 0,
  kode_unik: null,
  tagihan:
    sisa === 0
      ? []
      : [
          {
            id,
            jenis: 'dp',
            uraian: 'Uang muka',
            jatuh_tempo: '2026-10-31',
            jumlah: sisa,
            dibayar: 0,
            dihapus: 0,
            keadaan: 'belum',
            jumlah_transfer: sisa,
            lunas_pada: '',
          },
        ],
  pembayaran,
  pengembalian: [],
  pindahan: [],
  pemeriksa: [],
  peringatan: [],
})

/** Serves bank lines and bookings; notes what is sent, and answers as the API does. */
export function mutasiServer(server: SetupServer, lines: readonly Mutasi[], bookings: readonly Owing[]) {
  const state = { lines: [...lines] }
  const sent: { path: string; body: unknown }[] = []
  const own = (id: unknown) => bookings.find((one) => one.id === Number(id))
  const turn = (id: unknown, change: (line: Mutasi) => Mutasi) => {
    state.lines = state.lines.map((line) => (line.id === Number(id) ? change(line) : line))
    return state.lines.find((line) => line.id === Number(id))
  }
  server.use(
    http.get('*/api/mutasi', ({ request }) => {
      const keadaan = new URL(request.url).searchParams.get('keadaan')
      const data = state.lines.filter((line) => line.keadaan === keadaan)
      const count = (wanted: string) => state.lines.filter((line) => line.keadaan === wanted).length
      const page: MutasiPage = {
        data,
        jumlah: { baru: count('baru'), cocok: count('cocok'), diabaikan: count('diabaikan') },
        meta: { total: data.length, page: 1, per_page: 100, last_page: 1 },
      }
      return HttpResponse.json(page)
    }),
    http.post('*/api/mutasi/:id/:step', async ({ request, params }) => {
      const body: unknown = await request.json()
      sent.push({ path: `${params.id}/${params.step}`, body })
      const keadaan = params.step === 'cocokkan' ? 'cocok' : params.step === 'abaikan' ? 'diabaikan' : 'baru'
      const { bagian = [] } =
        body instanceof Object && 'bagian' in body ? { bagian: partsOf(body.bagian) } : {}
      const data = turn(params.id, (line) => ({
        ...line,
        keadaan,
        bagian: bagian.map(({ pemesanan_id, jumlah }, at) => ({
          pemesanan_id,
          jumlah,
          kode: kodeOf(pemesanan_id),
          nama: own(pemesanan_id)?.nama ?? '',
          pembayaran_id: at + 1,
          kwitansi: `KW-2026-00000${at + 1}`,
        })),
      }))
      return HttpResponse.json({ data: { ...data, peringatan: [] } })
    }),
    http.get('*/api/pemesanan/:id/uang', ({ params }) => {
      const found = own(params.id)
      return found ? HttpResponse.json({ data: moneyOf(found) }) : HttpResponse.json({}, { status: 404 })
    }),
    http.get('*/api/pemesanan/:id', ({ params }) => {
      // Not `…/jumlah`.
      if (Number.isNaN(Number(params.id))) return undefined
      const found = own(params.id)
      return found ? HttpResponse.json({ data: bookingOf(found) }) : HttpResponse.json({}, { status: 404 })
    }),
    http.post('*/api/daftar/pemesanan', async ({ request }) => {
      const body: unknown = await request.json()
      const q = body instanceof Object && 'q' in body ? String(body.q).toLowerCase() : ''
      const data = bookings.filter(({ nama }) => nama.toLowerCase().includes(q)).map(bookingOf)
      return HttpResponse.json({ data, jumlah: {}, meta: { total: data.length, page: 1, per_page: 8 } })
    }),
  )
  return { state, sent }
}

function partsOf(bagian: unknown): { pemesanan_id: number; jumlah: number }[] {
  if (!Array.isArray(bagian)) return []
  return bagian.map(({ pemesanan_id, jumlah }) => ({
    pemesanan_id: Number(pemesanan_id),
    jumlah: Number(jumlah),
  }))
}
