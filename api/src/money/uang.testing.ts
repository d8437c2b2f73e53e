import type { Role } from '@safar/shared/access/session/session-schema'
import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import type { Pembayaran, Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { expect } from 'vitest'
import type { TestApp } from '../testing/test-app.ts'
import { bookings } from '../trips/pemesanan/pemesanan.testing.ts'

interface Refused {
  message?: string
  errors?: Record<string, string[]>
  status?: string
}
export type Answered<Data> = Refused & { data: Data }
export type Accepted = Kwitansi & {
  pembayaran: Pembayaran
  pemesanan: { id: number; kode: string; status: string }
  peringatan: string[]
}

export const HARI = '2026-11-21'

/** Calls of money beside those of bookings: staff record payments, finance verifies them. */
export function uang(test: TestApp) {
  const office = bookings(test)
  const { post, as } = office
  const record = (id: number | string, payload: object, role: Role = 'staf') =>
    post<Answered<Pembayaran>>(
      `/api/pemesanan/${id}/pembayaran`,
      { metode: 'transfer', tanggal_bank: HARI, ...payload },
      role,
    )
  const accept = (id: number, role: Role = 'keuangan') =>
    post<Answered<Accepted>>(`/api/pembayaran/${id}/terima`, {}, role)
  return {
    ...office,
    record,
    accept,
    decide: (id: number, step: 'tolak' | 'batalkan', payload: object, role: Role = 'keuangan') =>
      post<Answered<Pembayaran>>(`/api/pembayaran/${id}/${step}`, payload, role),
    addBill: (id: number, payload: object, role: Role = 'staf') =>
      post<Answered<Uang>>(`/api/pemesanan/${id}/tagihan`, payload, role),
    writeOff: (id: number, tagihan: number, payload: object, role: Role = 'admin') =>
      post<Answered<Uang>>(`/api/pemesanan/${id}/tagihan/${tagihan}/hapus`, payload, role),
    moveExcess: (id: number, step: 'pindah' | 'tarik', payload: object, role: Role = 'keuangan') =>
      post<Answered<Uang>>(`/api/pemesanan/${id}/lebih/${step}`, payload, role),
    /** Records and verifies a payment; returns its id and the answer. */
    async pay(id: number, jumlah: number | string, more: object = {}) {
      const recorded = await record(id, { jumlah, ...more })
      expect(recorded.status, JSON.stringify(recorded.body)).toBe(201)
      const accepted = await accept(recorded.body.data.id)
      expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
      return { ...accepted.body.data, id: recorded.body.data.id }
    },
    async money(id: number | string, role: Role = 'keuangan') {
      const { status, body } = await test.call<Answered<Uang>>({
        url: `/api/pemesanan/${id}/uang`,
        headers: await as(role),
      })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data
    },
    async statusOf(id: number) {
      return (await office.read(id)).body.data.status
    },
    get: async <Data>(url: string, role: Role | null = 'keuangan') =>
      test.call<Answered<Data>>({ url, headers: role ? await as(role) : {} }),
  }
}
