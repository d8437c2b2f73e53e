import { MantineProvider } from '@mantine/core'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BillList } from './bill-list.tsx'

const BILLS = [
  { jenis: 'dp', uraian: 'Uang muka', jatuh_tempo: '2026-11-21', jumlah: 20_000_000 },
  { jenis: 'angsuran', uraian: 'Cicilan 1', jatuh_tempo: '2026-11-27', jumlah: 10_000_000 },
  { jenis: 'angsuran', uraian: 'Cicilan 2', jatuh_tempo: '2026-11-28', jumlah: 10_000_000 },
  { jenis: 'pelunasan', uraian: 'Pelunasan', jatuh_tempo: '2026-12-10', jumlah: 26_000_000 },
] as const

/** Renders the bills of a booking in a state; returns the words of their days, and what is open. */
function words(status: PemesananStatus, batas_dp = '') {
  render(
    <MantineProvider>
      <BillList
        harga={{ tagihan: [...BILLS], mata_uang: 'Rp' }}
        standing={{ status, batas_dp }}
        today="2026-11-27"
      />
    </MantineProvider>,
  )
  const days = screen.getAllByRole('listitem').map((item) => item.querySelector('small')?.textContent)
  const open = screen.getByText('Sisa tagihan').parentElement?.textContent?.replace('Sisa tagihan', '')
  cleanup()
  return { days, open }
}

it('says of each bill when it is due, what is paid and what is late, in every state', () => {
  const soon = ['Tempo 27 Nov 2026, hari ini', 'Tempo 28 Nov 2026, besok', 'Tempo 10 Des 2026, 13 hari lagi']
  expect(words('menunggu_dp', '2026-11-26')).toEqual({
    days: ['Tempo 26 Nov 2026, lewat 1 hari', ...soon],
    open: 'Rp 66.000.000',
  })
  expect(words('sebagian')).toEqual({
    days: ['Tempo 21 Nov 2026, sudah dibayar', ...soon],
    open: 'Rp 46.000.000',
  })
  expect(words('draf').days[0]).toBe('Tempo 21 Nov 2026, belum dikirim')
  expect(words('disimpan').days).toEqual([
    'Tempo 21 Nov 2026',
    'Tempo 27 Nov 2026',
    'Tempo 28 Nov 2026',
    'Tempo 10 Des 2026',
  ])
  for (const paid of ['lunas', 'berangkat', 'selesai'] as const) expect(words(paid).open).toBe('Rp 0')
})
