import type { Role } from '@safar/shared/access/session/session-schema'
import type { Mutasi, MutasiCocok, MutasiPage } from '@safar/shared/money/mutasi/mutasi-schema'
import { expect } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { type Answered, uang } from '../uang.testing.ts'

type Line = readonly [keterangan: string, jumlah: number, tanggal?: string]
type Bagian = readonly { pemesanan_id: number; jumlah: number | string }[]
interface Stands {
  keadaan?: string
  bagian?: { kode: string; kwitansi: string }[]
}

/** Calls of bank lines beside those of money. */
export function lines(test: TestApp) {
  const office = uang(test)
  const list = async (query = '', role: Role = 'keuangan') =>
    test.call<MutasiPage>({ url: `/api/mutasi${query}`, headers: await office.as(role) })
  return {
    ...office,
    list,
    /** Saves lines of a bank, a sum below zero as money that left; returns all lines by id. */
    async bank(...all: Line[]) {
      const rows = all.map(([keterangan, jumlah, tanggal = '20/11/2026']) => {
        const sum = `${Math.abs(Math.trunc(jumlah))},${String(Math.round((Math.abs(jumlah) % 1) * 100)).padStart(2, '0')}`
        return `${tanggal};${keterangan};${jumlah < 0 ? sum : ''};${jumlah < 0 ? '' : sum}`
      })
      const { status, body } = await test.call({
        method: 'POST',
        url: '/api/mutasi/impor?simpan=1',
        headers: { ...(await office.as('keuangan')), 'content-type': 'text/csv' },
        payload: `Tanggal;Keterangan;Debit;Kredit\n${rows.join('\n')}\n`,
      })
      expect(status, JSON.stringify(body)).toBe(200)
      return (await list('?per_page=100')).body.data.toSorted((a, b) => a.id - b.id)
    },
    line: async (id: number) => {
      const { data } = (await list('?per_page=100')).body
      return data.find((line) => line.id === id)
    },
    match: (id: number, bagian: Bagian, role: Role = 'keuangan') =>
      office.post<Answered<MutasiCocok> & Stands>(`/api/mutasi/${id}/cocokkan`, { bagian }, role),
    release: (id: number, alasan = 'Keliru', role: Role = 'keuangan') =>
      office.post<Answered<Mutasi> & Stands>(`/api/mutasi/${id}/lepaskan`, { alasan }, role),
  }
}
