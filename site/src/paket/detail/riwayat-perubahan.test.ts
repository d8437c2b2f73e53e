import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RiwayatPerubahan } from './riwayat-perubahan.tsx'

const change = (n: number) => ({
  pada: new Date(Date.UTC(2026, 10, 20) - n * 86_400_000).toISOString(),
  bidang: 'harga_double' as const,
  dari: 40_000_000 + n,
  ke: 41_000_000 + n,
})
const draw = (count: number, lengkap = true) =>
  renderToStaticMarkup(
    createElement(RiwayatPerubahan, {
      riwayat: {
        slug: 'a',
        sejak: '2026-08-03T03:00:00.000Z',
        lengkap,
        perubahan: Array.from({ length: count }, (_, n) => change(n)),
      },
      currency: 'Rp',
    }),
  )
const rows = (html: string) => html.split('<li>').length - 1

it('says that nothing moved, and since when that is known', () => {
  expect(draw(0)).toContain('Belum ada yang berubah.</b> Dicatat sejak paket terbit 3 Agu 2026, 10.00 WIB.')
  expect(draw(0, false)).toContain('Dicatat sejak 3 Agu 2026, 10.00 WIB.')
  expect(draw(0)).not.toContain('<details')
  expect(draw(1, false)).toContain('Yang lebih lama tidak tercatat.')
})

it('shows three moments, folds the others away, and carries no more than twenty', () => {
  expect(rows(draw(3))).toBe(3)
  expect(draw(3)).toContain('3 perubahan, terakhir 20 Nov 2026')
  expect(draw(3)).not.toContain('perubahan sebelumnya')
  const [, open = '', folded = ''] = draw(50).split('<details')
  expect([rows(open), rows(folded)]).toEqual([3, 17])
  expect(open).toContain('<del>Rp 40.000.000</del> menjadi <b>Rp 41.000.000</b>')
})
