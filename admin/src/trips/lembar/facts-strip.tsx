import { daysBetween, formatTanggal, formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import type { DepartureSheet } from '@safar/shared/trips/lembar/lembar-schema'
import { nextTenggat, TENGGAT_LABEL, type Tenggat } from '@safar/shared/trips/lembar/tenggat'
import classes from './lembar.module.css'

/** Renders when a departure leaves, how long that is, how many travel, and the line of its deadlines. */
export function FactsStrip({ data, today }: { data: DepartureSheet; today: string }) {
  const { paket, tenggat, baris } = data
  const { berangkat, maskapai, pemberangkatan, kursi } = paket
  const next = nextTenggat(tenggat, today)
  return (
    <section className={classes.strip} aria-label="Keberangkatan">
      <dl className={classes.facts}>
        <div>
          <dt>Berangkat</dt>
          <dd>{berangkat ? formatTanggalHari(berangkat) : 'Belum ditetapkan'}</dd>
          <dd>{[maskapai, pemberangkatan].filter(Boolean).join(' · ')}</dd>
        </div>
        <div>
          <dt>Hari ini</dt>
          <dd>{untilText(daysBetween(today, berangkat))}</dd>
          {next && (
            <dd data-next>
              {daysBetween(today, next.tanggal)} hari ke {TENGGAT_LABEL[next.kunci].toLowerCase()}
            </dd>
          )}
        </div>
        <div>
          <dt>Orang</dt>
          <dd>
            {baris.length} <small>dari {kursi} kursi</small>
          </dd>
        </div>
      </dl>
      <ol className={classes.line} aria-label="Tenggat keberangkatan">
        {tenggat.map((one) => (
          <Point key={one.kunci} one={one} today={today} isNext={one === next} />
        ))}
      </ol>
    </section>
  )
}

function untilText(days: number): string {
  if (Number.isNaN(days)) return '–'
  if (days === 0) return 'Berangkat'
  return days > 0 ? `H-${days}` : `${-days} hari lalu`
}

function Point({ one, today, isNext }: { one: Tenggat; today: string; isNext: boolean }) {
  const { kunci, tanggal, hari, beres } = one
  const isLate = !beres && tanggal < today
  const state = beres ? 'beres' : isLate ? 'lewat' : isNext ? 'berikutnya' : 'nanti'
  return (
    <li data-state={state} aria-current={isNext ? 'step' : undefined}>
      <b>
        {hari >= 0 ? `H-${hari}` : `H+${-hari}`} {TENGGAT_LABEL[kunci]}
      </b>
      <span>{doneText(one)}</span>
      <span>
        {formatTanggal(tanggal)}
        {isLate && ', lewat'}
      </span>
    </li>
  )
}

function doneText({ kunci, selesai, dari, beres }: Tenggat): string {
  if (beres && kunci === 'manifest') return 'Sudah dikirim'
  if (selesai === null || dari === null) {
    if (kunci === 'laporan') return beres ? 'Sudah dikirim' : 'Belum dikirim'
    return beres ? 'Selesai' : ''
  }
  const words: Partial<Record<Tenggat['kunci'], string>> = {
    minimum: 'orang',
    pelunasan: 'lunas',
    dokumen: 'lengkap',
    manifest: 'siap dikirim',
    visa: 'ada',
    manasik: 'hadir',
    kamar: 'dapat kamar',
  }
  return `${selesai} dari ${dari} ${words[kunci] ?? ''}`.trim()
}
