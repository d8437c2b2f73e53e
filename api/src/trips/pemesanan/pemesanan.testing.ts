import type { Role } from '@safar/shared/access/session/session-schema'
import { paketInput } from '@safar/shared/content/paket/factory'
import type { Paket } from '@safar/shared/content/paket/paket'
import type { Pemesanan, PemesananPage } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { expect } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'

/** An answer of a call of bookings: a booking, or what was wrong. */
export interface Answer {
  data: Pemesanan
  message?: string
  errors?: Record<string, string[]>
  id?: number
  kode?: string
}

export const PEMESAN = { nama: 'Siti Aminah', telepon: '0812 3456-7890', email: 'siti@contoh.test' }
export const ORANG = { jenis: 'dewasa', kamar: 'quad' } as const
/** A departure's day and prices, of which every kind of room and person has one. */
export const PRICES = {
  tanggal_keberangkatan: '2027-06-21',
  durasi: '9 Hari',
  harga_quad: 29_500_000,
  harga_triple: 30_500_000,
  harga_double: 32_000_000,
  harga_anak_kasur: 28_000_000,
  harga_anak_tanpa_kasur: 24_500_000,
  harga_bayi: 8_500_000,
  dp_per_pax: 10_000_000,
  pelunasan_hari: 30,
}

/** Calls of bookings at a server, made by a role: `staf` unless another is named. */
export function bookings(test: TestApp) {
  const known = new Map<Role, { authorization: string }>()
  async function as(role: Role) {
    const headers = known.get(role) ?? (await test.signIn(role))
    known.set(role, headers)
    return headers
  }
  async function post<Body = Answer>(url: string, payload: object, role: Role = 'staf', more: object = {}) {
    const headers = { ...(await as(role)), ...more }
    return test.call<Body>({ method: 'POST', url, payload, headers })
  }
  /** Adds a departure with prices; returns it. */
  async function addPaket(more: object = {}): Promise<Paket> {
    const input = { ...paketInput(PRICES), ...more }
    const { status, body } = await post<{ data: Paket }>('/api/paket', input, 'admin')
    expect(status, JSON.stringify(body)).toBe(201)
    return body.data
  }
  return {
    test,
    as,
    post,
    addPaket,
    send: (payload: object, role?: Role, more?: object) => post('/api/pemesanan', payload, role, more),
    /** Books, and fails unless it worked. */
    async book(payload: object): Promise<Pemesanan> {
      const { status, body } = await post('/api/pemesanan', {
        pemesan: PEMESAN,
        peserta: [ORANG],
        ...payload,
      })
      expect(status, JSON.stringify(body)).toBe(201)
      return body.data
    },
    /** Moves the clock on; sessions may end by it, so everybody signs in anew. */
    advance(ms: number) {
      known.clear()
      test.advance(ms)
    },
    /** Sets the state of a booking by hand, as an admin unless another role is named. */
    setStatus: (id: number | string, status: string, role: Role = 'admin', alasan?: string) =>
      post(`/api/pemesanan/${id}/status`, { status, ...(alasan !== undefined && { alasan }) }, role),
    async read(id: number | string, role: Role = 'staf') {
      return test.call<Answer>({ url: `/api/pemesanan/${id}`, headers: await as(role) })
    },
    async list(query: Record<string, string> = {}, role: Role = 'staf') {
      const url = `/api/pemesanan?${new URLSearchParams(query)}`
      return (await test.call<PemesananPage>({ url, headers: await as(role) })).body
    },
    async sisaPax(id: number): Promise<number> {
      const { body } = await test.call<{ data: Paket }>({
        url: `/api/paket/${id}`,
        headers: await as('admin'),
      })
      return body.data.sisa_pax
    },
    async addJamaah(nama_paspor: string, more: object = {}): Promise<number> {
      const { status, body } = await post<{ data: { id: number } }>('/api/jamaah', { nama_paspor, ...more })
      expect(status, JSON.stringify(body)).toBe(201)
      return body.data.id
    },
  }
}
export type Bookings = ReturnType<typeof bookings>

/** Reads every sentence of a booking's history, newest first. */
export async function riwayatOf({ test, as }: Bookings, id: number) {
  const { body } = await test.call<{ data: { aksi: string; oleh: string }[] }>({
    url: `/api/pemesanan/${id}/riwayat`,
    headers: await as('staf'),
  })
  return body.data
}
