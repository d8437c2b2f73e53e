import { daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { isPublic, STATUS_LABEL } from '@safar/shared/records/noun/states'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { jumlahTerdaftar, type Keberangkatan } from './arrange.ts'
import classes from './manifest.module.css'
import { OrangList } from './orang-list.tsx'

interface Props {
  keberangkatan: Keberangkatan
  today: string
  isOpen: boolean
  onToggle: () => void
}

/** Renders a departure in one line with its seats and registrations; a press unfolds the names. */
export function KeberangkatanRow({ keberangkatan: { paket, terdaftar }, today, isOpen, onToggle }: Props) {
  const id = useId()
  const { nama_paket, tanggal_keberangkatan: hari, total_pax, sisa_pax, pemberangkatan } = paket
  const terisi = Math.max(0, total_pax - sisa_pax)
  const jumlah = jumlahTerdaftar(terdaftar)
  return (
    <li className={classes.row}>
      <h2 className={classes.head}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <IconChevronRight className={classes.chevron} size={18} stroke={1.9} aria-hidden />
          <span className={classes.what}>
            <b>{nama_paket}</b>
            <span>
              {[
                hari ? formatTanggalSingkat(hari) : 'Tanpa tanggal',
                pemberangkatan && `dari ${pemberangkatan}`,
              ]
                .filter(Boolean)
                .join(' · ')}
              {!isPublic(paket) && ` · ${STATUS_LABEL[paket.status]}`}
            </span>
          </span>
          <span className={classes.when}>
            {hari >= today && hari ? menuju(daysBetween(today, hari)) : ''}
          </span>
          <span className={classes.seats}>
            <span>
              {terisi} dari {total_pax} kursi
            </span>
            <span className={classes.bar} aria-hidden>
              <span
                data-full={sisa_pax <= 0 || undefined}
                style={{ inlineSize: `${total_pax > 0 ? Math.min(100, (terisi / total_pax) * 100) : 0}%` }}
              />
            </span>
          </span>
          <span className={classes.people}>
            <b>
              {jumlah === 0 ? 'Belum ada pendaftaran' : `${jumlah} pendaftaran, ${terdaftar.orang} orang`}
            </b>
            <span>{rincian(terdaftar)}</span>
          </span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OrangList paket={paket} terdaftar={terdaftar} />}
      </div>
    </li>
  )
}

function menuju(days: number): string {
  if (days === 0) return 'Hari ini'
  return days === 1 ? 'Besok' : `H-${days}`
}

function rincian({ baru, dihubungi, lunas, tunggu }: Keberangkatan['terdaftar']): string {
  return [
    baru > 0 && `${baru} baru`,
    dihubungi > 0 && `${dihubungi} dihubungi`,
    lunas > 0 && `${lunas} lunas`,
    tunggu > 0 && `${tunggu} di daftar tunggu`,
  ]
    .filter(Boolean)
    .join(' · ')
}
