import type { BulanButir } from '@safar/shared/content/keberangkatan/faset'
import styles from './cari.module.css'
import { GarisWaktu } from './garis-waktu.tsx'
import { bulanChips } from './kata.ts'

interface Props {
  bulan: readonly BulanButir[]
  dipilih: readonly string[]
  disaring: boolean
  onPick: (bulan: string) => void
}

/** Renders the months at the top of the sheet, which covers the page's own timeline. */
export function MonthSheet({ bulan, dipilih, disaring, onPick }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can be laid out as a heading in no browser.
    <div role="group" aria-labelledby="bulan-lembar" className={styles.kapanLembar}>
      <h3 id="bulan-lembar">
        Bulan{' '}
        <span>
          {bulanChips(dipilih)
            .map(({ text }) => text)
            .join(', ')}
        </span>
      </h3>
      <GarisWaktu bulan={bulan} libur={[]} dipilih={dipilih} disaring={disaring} onPick={onPick} />
    </div>
  )
}
