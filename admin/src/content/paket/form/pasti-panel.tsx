import { VisuallyHidden } from '@mantine/core'
import { mayOpen } from '@safar/shared/access/session/page-who'
import {
  KEADAAN_NAMA,
  type Pasti,
  type PastiRinci,
  pastiRinci,
  ringkasPasti,
} from '@safar/shared/content/paket/pasti/pasti'
import { acuanWarnings } from '@safar/shared/content/paket/rules'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { acuanOf } from '@safar/shared/settings/pengaturan/acuan'
import { IconAlertTriangle, IconArrowRight, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { getRole } from '../../../access/session/session-store.ts'
import { paths } from '../../../platform/paths.ts'
import { useFormApi } from '../../../records/form/form-context.ts'
import { fieldPath } from '../../../records/form/terbitan/use-readiness.ts'
import { useSettledValues } from '../../../records/form/terbitan/use-settled-values.ts'
import classes from './pasti-panel.module.css'
import { dibuktikan, usePengatur } from './pengatur.ts'
import type { PaketFormValues } from './values.ts'

const NAMA: Record<Pasti, string> = {
  izin: 'Izin',
  tiket: 'Tiket dan jadwal',
  harga: 'Harga dan layanan',
  hotel: 'Hotel',
  visa: 'Visa',
}

const TANDA = { terbukti: IconCircleCheck, menyusul: IconAlertTriangle, kosong: IconCircleDashed }

/** Renders the ministry's "5 Pasti Umrah" as visitors will read them, with links to the fields that are missing. */
export function PastiPanel() {
  const form = useFormApi<PaketFormValues>()
  const values = useSettledValues<PaketFormValues>()
  const pengatur = usePengatur()
  const found = useMemo(() => {
    if (!pengatur) return null
    const [paket, today] = [dibuktikan(values), hariIni()]
    return {
      rows: pastiRinci(paket, pengatur, today),
      acuan: acuanWarnings(paket, acuanOf(pengatur.angka, today)),
    }
  }, [values, pengatur])
  if (!found) return null
  const [acuan] = found.acuan
  return (
    <div className={classes.pasti}>
      <h3>5 Pasti Umrah</h3>
      <p className={classes.note}>{ringkasPasti(found.rows)}, tampil pada halaman paket</p>
      <ul>
        {found.rows
          .filter(({ berlaku }) => berlaku)
          .map((row) => (
            <Baris key={row.kunci} row={row} onFill={(field) => form.focus(fieldPath(form.shape, field))} />
          ))}
      </ul>
      {acuan && (
        <p className={classes.acuan}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            {acuan.message}{' '}
            <button type="button" onClick={() => form.focus(acuan.field)}>
              Lihat harganya
            </button>
          </span>
        </p>
      )}
    </div>
  )
}

function Baris({ row, onFill }: { row: PastiRinci; onFill: (field: string) => void }) {
  const { kunci, keadaan, bukti, kurang } = row
  const Tanda = TANDA[keadaan]
  const [first] = kurang
  const rest = kurang.length - 1
  const said = first
    ? `belum ada ${first.teks}${rest > 0 ? ` dan ${rest} lagi` : ''}`
    : (bukti[0]?.teks ?? '')
  return (
    <li data-keadaan={keadaan}>
      <Tanda size={20} role="img" aria-label={KEADAAN_NAMA[keadaan]} />
      <span>
        <b>{NAMA[kunci]}</b> {said}
      </span>
      {kunci === 'izin'
        ? first &&
          (mayOpen(getRole(), paths.pengaturan) ? (
            <Link to={`${paths.pengaturan}#bagian-izin`}>
              Buka<VisuallyHidden> pengaturan izin</VisuallyHidden>
            </Link>
          ) : (
            <span className={classes.admin}>Diisi admin</span>
          ))
        : first && (
            <button type="button" onClick={() => onFill(first.field)}>
              Isi<VisuallyHidden> {first.teks}</VisuallyHidden>
              <IconArrowRight size={16} aria-hidden />
            </button>
          )}
    </li>
  )
}
