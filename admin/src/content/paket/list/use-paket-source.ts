import type { SiapPaket } from '@safar/shared/content/paket/kesiapan-schema'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import type { PaketBaris } from '@safar/shared/content/paket/paket-list'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { keadaanJual } from '@safar/shared/content/paket/rules'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { DaftarHalaman } from '@safar/shared/records/noun/daftar-client'
import type { DaftarQuery } from '@safar/shared/records/noun/noun-list'
import { useCallback, useMemo } from 'react'
import { type ListSource, useListSource } from '../../../records/list/source.ts'
import { paketDaftarClient } from '../paket-daftar-client.ts'
import { type PaketRow, usePaketRows, withSiap } from './use-paket-rows.ts'

const NO_PAKET: readonly PaketRingkas[] = []
const NO_SIAP: readonly SiapPaket[] = []

const calls = {
  utuh: paketDaftarClient.utuh,
  async halaman(asked: DaftarQuery, options: { signal: AbortSignal }): Promise<DaftarHalaman<PaketBaris>> {
    const { rows, ...rest } = await paketDaftarClient.halaman(asked, options)
    const today = hariIni()
    const baris = (row: PaketRingkas, index: number): PaketBaris => ({
      ...row,
      nomor: rest.nomor[index] ?? 0,
      keadaan: keadaanJual(row, today),
    })
    return { ...rest, rows: rows.map(baris) }
  },
}

/** Returns the list source of packages, with the completeness of drafts and plans. */
export function usePaketSource(siap: readonly SiapPaket[] = NO_SIAP): ListSource<PaketRow> {
  const source = useListSource(PAKET, calls)
  const whole = usePaketRows(source.rows ?? NO_PAKET, hariIni(), siap)
  const dress = useCallback((rows: readonly PaketRow[]) => withSiap(rows, siap), [siap])
  return useMemo(() => ({ ...source, rows: source.rows && whole, dress }), [source, whole, dress])
}
