import { Button } from '@mantine/core'
import { TIPE_PAKET } from '@safar/shared/content/paket/tipe'
import { DEFAULT_CURRENCY } from '@safar/shared/platform/format/rupiah'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { type AngkaBerlaku, angkaTeks, semuaAngka } from '@safar/shared/settings/pengaturan/angka/berlaku'
import { useFieldValue, useFormApi } from '../../../records/form/form-context.ts'
import classes from './follow-departure.module.css'
import { usePengatur } from './pengatur.ts'
import type { PaketFormValues } from './values.ts'

/**
 * Renders the office's dated figures on prices: the ages of children and infants, and, for an Umrah that has none of
 * its own yet, the down payment and the days for settling, which one click fills in.
 */
export function KetentuanKantor() {
  const form = useFormApi<PaketFormValues>()
  const isUmrah = useFieldValue('tipe_paket') === TIPE_PAKET[0]
  const isRupiah = useFieldValue('currency') === DEFAULT_CURRENCY
  const uangMukaAda = useFieldValue('dp_per_pax') !== ''
  const pelunasanAda = useFieldValue('pelunasan_hari') !== ''
  const pengatur = usePengatur()
  if (!pengatur) return null
  const angka = semuaAngka(pengatur.angka, hariIni())
  const lacks: { field: 'dp_per_pax' | 'pelunasan_hari'; angka: AngkaBerlaku; teks: string }[] = []
  if (isUmrah && isRupiah && !uangMukaAda)
    lacks.push({
      field: 'dp_per_pax',
      angka: angka.uang_muka,
      teks: `uang muka ${angkaTeks(angka.uang_muka)}`,
    })
  if (isUmrah && !pelunasanAda)
    lacks.push({
      field: 'pelunasan_hari',
      angka: angka.pelunasan_hari,
      teks: `lunas ${angkaTeks(angka.pelunasan_hari)} sebelum berangkat`,
    })
  const fill = () => {
    for (const { field, angka: held } of lacks) form.setValue(field, held.nilai)
    form.announce('Uang muka dan hari pelunasan diisi menurut ketentuan kantor.')
  }
  return (
    <>
      <p className={classes.kata}>
        Anak: di bawah {angkaTeks(angka.anak_tahun)}. Bayi: di bawah {angkaTeks(angka.bayi_tahun)}.
      </p>
      {lacks.length > 0 && (
        <div className={classes.follow}>
          <span>Ketentuan kantor: {lacks.map(({ teks }) => teks).join(', ')}.</span>
          <Button size="xs" variant="default" onClick={fill}>
            Isikan
          </Button>
        </div>
      )}
    </>
  )
}
