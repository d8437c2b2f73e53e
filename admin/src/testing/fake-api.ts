import { ROLES } from '@safar/shared/access/session/session-schema'
import { demandOf } from '@safar/shared/content/paket/demand'
import type { Demand } from '@safar/shared/content/paket/demand-schema'
import type { SiapPaket } from '@safar/shared/content/paket/kesiapan-schema'
import { reasonError, seatsChangeError, type Terpesan } from '@safar/shared/content/paket/kursi'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import type { Masalah } from '@safar/shared/ops/kesehatan/kesehatan-schema'
import type { TautanMati } from '@safar/shared/overview/temuan/tautan-mati'
import type { TeksUang } from '@safar/shared/overview/temuan/teks-uang'
import type { Giliran } from '@safar/shared/people/pendaftaran/giliran-schema'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import type { ResponseTimes } from '@safar/shared/people/pendaftaran/response-times-schema'
import type { Terdaftar } from '@safar/shared/people/pendaftaran/terdaftar-schema'
import type { Publikasi, Rilis } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { sessionRecord } from './records.ts'

const UNAUTHORIZED = 401

interface FakeApi {
  paket: Paket[]
  sampah: Paket[]
  pendaftaran: Pendaftaran[]
  /** The bookings that wait for who asks. */
  perlu: number
  /** Bank lines that nobody has said anything of. */
  mutasiBaru: number
  /** Sendings of families that wait. */
  kirimanMenunggu: number
  giliran: Giliran[]
  terdaftar: Terdaftar[]
  tanggap: ResponseTimes
  siap: SiapPaket[]
  terpesan: Terpesan[]
  tautanMati: TautanMati[]
  teksUang: TeksUang[]
  laku: Demand
  masalah: Masalah[]
  publikasi: Publikasi
  rilis: Rilis[]
  /** The log of the last build. */
  log: string
  /** Tokens that the server still knows: those of all roles, since any call may ask for one at any time. */
  tokens: Set<string>
  /** The calls received: `POST /api/auth/login`. */
  calls: string[]
}

const fresh = (): FakeApi => ({
  paket: [],
  sampah: [],
  pendaftaran: [],
  perlu: 0,
  mutasiBaru: 0,
  kirimanMenunggu: 0,
  giliran: [],
  terdaftar: [],
  tanggap: { jam: null, dijawab: 0, belum: 0, orang: [] },
  siap: [],
  terpesan: [],
  tautanMati: [],
  teksUang: [],
  laku: demandOf({
    catatan: [],
    paket: [],
    pendaftaran: [],
    terdaftar: new Map(),
    sejak: null,
    today: '2026-11-22',
  }),
  masalah: [],
  publikasi: {
    status: 'terbit',
    sejak: '2026-11-21T03:42:00.000Z',
    terbit_pada: '2026-11-21T03:42:00.000Z',
    pesan: null,
  },
  rilis: [],
  log: '',
  tokens: new Set(ROLES.map((role) => sessionRecord(role).access_token)),
  calls: [],
})

/** The page of a list in which nothing stands. */
const NO_PAGE = { data: [], meta: { total: 0, page: 1, per_page: 50, last_page: 1 } }

/** Fakes the API at the level of the network; each test starts with an empty one. */
export function fakeApi() {
  const api: FakeApi = fresh()
  const isKnown = (request: Request) =>
    api.tokens.has(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
  const guarded =
    (answer: (request: Request, id: number) => Response | Promise<Response>) =>
    ({ request, params }: { request: Request; params: Record<string, unknown> }) =>
      isKnown(request)
        ? answer(request, Number(params.id))
        : HttpResponse.json({ message: 'Sesi berakhir' }, { status: UNAUTHORIZED })

  const server = setupServer(
    http.post('*/api/auth/login', async ({ request }) => {
      const body = await request.formData()
      await delay(1)
      if (body.get('password') !== 'rahasia-sekali') {
        return HttpResponse.json({ message: 'Email or Password is wrong' }, { status: UNAUTHORIZED })
      }
      const role = String(body.get('email')).startsWith('user') ? 'user' : 'admin'
      return HttpResponse.json(sessionRecord(role))
    }),
    http.post(
      '*/api/auth/logout',
      guarded((request) => {
        api.tokens.delete(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
        return HttpResponse.json({ message: 'Anda telah keluar.' })
      }),
    ),
    http.post(
      '*/api/auth/me',
      guarded(async (request) => {
        const { nama } = await request.json()
        return HttpResponse.json({ data: { ...sessionRecord('user').user, nama } })
      }),
    ),
    http.post(
      '*/api/auth/password',
      guarded(async (request) => {
        const { password_lama } = await request.json()
        if (password_lama !== 'rahasia-sekali') {
          const errors = { password_lama: ['Password lama tidak cocok'] }
          return HttpResponse.json({ message: 'Data tidak valid', errors }, { status: 422 })
        }
        api.tokens = new Set(['token-baru'])
        return HttpResponse.json(sessionRecord('user', 'token-baru'))
      }),
    ),
    http.get('*/api/pengaturan', () =>
      HttpResponse.json({ data: { ...PENGATURAN_CONTOH, id: 1, created_at: '', updated_at: '' } }),
    ),
    http.get('*/api/:noun/:id/riwayat', () => HttpResponse.json({ data: [], meta: { total: 0 } })),
    http.get('*/api/paket', () => HttpResponse.json({ data: api.paket })),
    http.get('*/api/kembar', () => HttpResponse.json({ data: [] })),
    http.get('*/api/jamaah/:id/kembar', () => HttpResponse.json({ data: [] })),
    http.get('*/api/siap', () => HttpResponse.json({ data: api.siap })),
    http.get('*/api/terpesan', () => HttpResponse.json({ data: api.terpesan })),
    http.get('*/api/tautan-mati', () => HttpResponse.json({ data: api.tautanMati })),
    http.get('*/api/pemesanan/:id/pengingat', () => HttpResponse.json({ data: { diam: false } })),
    http.get('*/api/pemesanan/:id/gateway', () =>
      HttpResponse.json({ data: { aktif: false, berikutnya: null, biaya: [], pesanan: [] } }),
    ),
    http.get('*/api/pemesanan/:id/tautan', () => HttpResponse.json({ data: null })),
    http.get('*/api/pemesanan/:id/akun', () =>
      HttpResponse.json({ data: { keadaan: 'belum', diundang_pada: null, tertahan: false } }),
    ),
    http.get('*/api/kiriman-keluarga', () => HttpResponse.json({ ...NO_PAGE, pemeriksa: [] })),
    http.get('*/api/pengembalian', () => HttpResponse.json(NO_PAGE)),
    http.get('*/api/pembayaran', () => HttpResponse.json({ ...NO_PAGE, pemeriksa: [] })),
    http.get('*/api/teks-uang', () => HttpResponse.json({ data: api.teksUang })),
    http.delete(
      '*/api/paket/:id',
      guarded((_request, id) => {
        api.sampah.push(...api.paket.filter((paket) => paket.id === id))
        api.paket = api.paket.filter((paket) => paket.id !== id)
        return HttpResponse.json({ message: 'Data berhasil dihapus' })
      }),
    ),
    http.post(
      '*/api/paket/:id/kursi',
      guarded(async (request, id) => {
        const { ubah, alasan = '' } = await request.json()
        const paket = api.paket.find((item) => item.id === id)
        if (!paket)
          return HttpResponse.json({ message: 'Paket yang anda tuju tidak tersedia' }, { status: 404 })
        const booked = api.terpesan.find((one) => one.id === id)
        const reason = reasonError(booked?.pemesanan ?? 0, alasan)
        if (reason)
          return HttpResponse.json(
            { message: 'Ada isian yang perlu diperbaiki.', errors: { alasan: [reason] } },
            { status: 422 },
          )
        const message = seatsChangeError(paket, ubah)
        if (message) return HttpResponse.json({ message, data: paket }, { status: 409 })
        paket.sisa_pax += ubah
        if (booked) booked.koreksi_pax += ubah
        return HttpResponse.json({ data: paket })
      }),
    ),
    http.get(
      '*/api/sampah',
      guarded(() => {
        const entry = { dihapus_pada: '2026-11-21T03:00:00.000Z', dihapus_oleh: 'Admin Safar' }
        return HttpResponse.json({ data: api.sampah.map((paket) => ({ id: paket.id, paket, ...entry })) })
      }),
    ),
    http.post(
      '*/api/sampah/paket/:id/pulihkan',
      guarded((_request, id) => {
        const paket = api.sampah.find((item) => item.id === id)
        api.sampah = api.sampah.filter((item) => item.id !== id)
        if (paket) api.paket.push(paket)
        return HttpResponse.json({ data: paket ?? null })
      }),
    ),
    http.get(
      '*/api/pendaftaran',
      guarded((request) => {
        const { searchParams } = new URL(request.url)
        const [q = '', status, jenis, page, perPage] = ['q', 'status', 'jenis', 'page', 'per_page'].map(
          (name) => searchParams.get(name) ?? undefined,
        )
        const found = api.pendaftaran.filter(
          (item) =>
            (!status || item.status === status) &&
            (!jenis || item.jenis === jenis) &&
            JSON.stringify(item).toLowerCase().includes(q),
        )
        const size = Number(perPage ?? 20)
        const start = (Number(page ?? 1) - 1) * size
        return HttpResponse.json({ data: found.slice(start, start + size), meta: { total: found.length } })
      }),
    ),
    http.post(
      '*/api/pendaftaran/sama',
      guarded(() => HttpResponse.json({ data: [] })),
    ),
    http.get(
      '*/api/pendaftaran/terdaftar',
      guarded(() => HttpResponse.json({ data: api.terdaftar })),
    ),
    http.get(
      '*/api/pendaftaran/tanggap',
      guarded(() => HttpResponse.json({ data: api.tanggap })),
    ),
    http.get(
      '*/api/pemesanan/:id/jejak',
      guarded(() => HttpResponse.json({ data: [], meta: { total: 0, page: 1, per_page: 20 } })),
    ),
    http.get(
      '*/api/pemesanan/jumlah',
      guarded(() => HttpResponse.json({ data: { perlu: api.perlu } })),
    ),
    http.get(
      '*/api/mutasi/jumlah',
      guarded(() => HttpResponse.json({ data: { baru: api.mutasiBaru } })),
    ),
    http.get(
      '*/api/kiriman-keluarga/jumlah',
      guarded(() => HttpResponse.json({ data: { menunggu: api.kirimanMenunggu } })),
    ),
    http.get(
      '*/api/pendaftaran/jumlah',
      guarded(() => {
        const count = (status: string) => api.pendaftaran.filter((item) => item.status === status).length
        const data = {
          baru: count('baru'),
          dihubungi: count('dihubungi'),
          lunas: count('lunas'),
          batal: count('batal'),
          total: api.pendaftaran.length,
          tunggu: api.pendaftaran.filter(({ jenis }) => jenis === 'tunggu').length,
          kabari: api.pendaftaran.filter(({ jenis }) => jenis === 'kabari').length,
          menanti: 0,
          terakhir: Math.max(0, ...api.pendaftaran.map(({ id }) => id)),
          diubah: JSON.stringify(api.pendaftaran).length.toString(),
        }
        return HttpResponse.json({ data })
      }),
    ),
    http.get(
      '*/api/laku',
      guarded(() => HttpResponse.json({ data: api.laku })),
    ),
    http.get(
      '*/api/pendaftaran/giliran',
      guarded((request) => {
        const paket = new URL(request.url).searchParams.get('paket')
        return HttpResponse.json({
          data: api.giliran.filter((item) => paket === null || String(item.paket.id) === paket),
        })
      }),
    ),
    http.post(
      '*/api/pendaftaran/saya/tarik-pemasaran',
      guarded(() => {
        api.pendaftaran = api.pendaftaran.map((item) => ({
          ...item,
          setuju_pemasaran: false,
          pemasaran_ditarik_pada: '2026-11-22T03:00:00.000Z',
        }))
        return HttpResponse.json({ data: api.pendaftaran })
      }),
    ),
    http.get('*/api/gambar/:name', () =>
      HttpResponse.json({ message: 'Gambar ini tidak ada.' }, { status: 404 }),
    ),
    http.get('*/api/akun/aturan', () => HttpResponse.json({ data: { faktor_wajib: false } })),
    http.get('*/api/auth/faktor', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/auth/sesi', () => HttpResponse.json({ data: [] })),
    http.get('*/api/layanan', () => HttpResponse.json({ data: [], meta: { total: 0 } })),
    http.get('*/api/pembimbing', () => HttpResponse.json({ data: [], meta: { total: 0 } })),
    http.get(
      '*/api/pesanan',
      guarded(() => HttpResponse.json({ data: null, meta: { pesanan: [] } })),
    ),
    http.get(
      '*/api/pendaftaran/saya',
      guarded(() => HttpResponse.json({ data: api.pendaftaran })),
    ),
    http.patch(
      '*/api/pendaftaran/:id',
      guarded(async (request, id) => {
        const change = await request.json()
        api.pendaftaran = api.pendaftaran.map((item) => (item.id === id ? { ...item, ...change } : item))
        return HttpResponse.json({ data: api.pendaftaran.find((item) => item.id === id) })
      }),
    ),
    http.delete(
      '*/api/pendaftaran/:id',
      guarded((_request, id) => {
        api.pendaftaran = api.pendaftaran.filter((item) => item.id !== id)
        return HttpResponse.json({ message: 'Data berhasil dihapus' })
      }),
    ),
    http.get(
      '*/api/kesehatan',
      guarded(() => HttpResponse.json({ data: api.masalah })),
    ),
    http.get(
      '*/api/publikasi',
      guarded(() => HttpResponse.json({ data: api.publikasi })),
    ),
    http.post(
      '*/api/publikasi',
      guarded(() => {
        api.publikasi = { ...api.publikasi, status: 'antre' }
        return HttpResponse.json({ data: api.publikasi })
      }),
    ),
    http.post(
      '*/api/publikasi/jam',
      guarded(() => {
        const { jam: _, ...answered } = api.publikasi
        api.publikasi = answered
        return HttpResponse.json({ data: api.publikasi })
      }),
    ),
    http.get(
      '*/api/publikasi/rilis',
      guarded((request) => {
        const { searchParams } = new URL(request.url)
        const size = Number(searchParams.get('per_page'))
        const first = (Number(searchParams.get('page')) - 1) * size
        return HttpResponse.json({
          data: api.rilis.slice(first, first + size),
          meta: { total: api.rilis.length },
        })
      }),
    ),
    http.post('*/api/publikasi/rilis/:id', ({ params }) => {
      const chosen = api.rilis.find(({ id }) => id === params.id)
      if (!chosen) return HttpResponse.json({ message: 'Rilis itu sudah tidak disimpan.' }, { status: 404 })
      api.rilis = api.rilis.map((item) => ({ ...item, aktif: item === chosen }))
      api.publikasi = { ...api.publikasi, terbit_pada: chosen.terbit_pada, ditahan: true }
      return HttpResponse.json({ data: api.publikasi })
    }),
    http.get(
      '*/api/publikasi/log',
      guarded(() => HttpResponse.json({ data: { teks: api.log } })),
    ),
  )
  server.events.on('request:start', ({ request }) => {
    api.calls.push(`${request.method} ${new URL(request.url).pathname}`)
  })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    Object.assign(api, fresh())
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return { api, server }
}
