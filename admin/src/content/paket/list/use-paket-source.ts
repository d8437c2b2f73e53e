import type { PaketBaris } from '@safar/shared/content/paket/daftar'
import { PAKET } from '@safar/shared/content/paket/fields'
import type { SiapPaket } from '@safar/shared/content/paket/kesiapan-schema'
import { keadaanJual } from '@safar/shared/content/paket/rules'
import type { PaketRingkas } from '@safar/shared/content/paket/schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { DaftarQuery } from '@safar/shared/records/noun/daftar'
import type { DaftarHalaman } from '@safar/shared/records/noun/daftar-client'
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
