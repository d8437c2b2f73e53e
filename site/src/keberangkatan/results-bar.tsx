import { type Pilihan, URUT, type Urut } from '@safar/shared/content/keberangkatan/pilihan'
import { KAMAR, KAMAR_NAMA, type Kamar } from '@safar/shared/content/paket/kamar'
import styles from './cari.module.css'
import type { ViewMode } from './daftar-hasil.tsx'

const URUT_NAMA: Record<Urut, string> = {
  tanggal: 'Terdekat',
  harga: 'Termurah',
  jarak: 'Jarak hotel',
}

interface Props {
  pilihan: Pilihan
  /** The number of active filters. */
  dipilih: number
  lihat: ViewMode
  onOpen: () => void
  onView: (lihat: ViewMode) => void
  onChange?: ((ubah: Partial<Pilihan>) => void) | undefined
}

/** Renders the bar above the results: the filters' button, the order, the room of the prices, and cards or rows. */
export function ResultsBar({ pilihan, dipilih, lihat, onOpen, onView, onChange }: Props) {
  return (
    <div className={styles.bilah}>
      <button type="button" className="btn btn--line btn--compact" data-buka onClick={onOpen}>
        Saring
        {dipilih > 0 && (
          <span className={styles.angka} translate="no">
            {dipilih}
          </span>
        )}
      </button>
      <Choice
        label="Urutkan"
        nama="urut"
        nilai={pilihan.urut}
        list={URUT.map((urut) => ({ nilai: urut, nama: URUT_NAMA[urut] }))}
        onPick={onChange && ((urut: Urut) => onChange({ urut }))}
      />
      <Choice
        label="Harga untuk kamar"
        nama="kamar-harga"
        nilai={pilihan.kamar}
        list={KAMAR.map((kamar) => ({ nilai: kamar, nama: KAMAR_NAMA[kamar] }))}
        onPick={onChange && ((kamar: Kamar) => onChange({ kamar }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser. */}
      <span className={styles.lihat} role="group" aria-label="Tampilan">
        {(['kartu', 'baris'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={lihat === each}
            data-lihat-sebagai={each}
            onClick={() => onView(each)}
          >
            {each === 'kartu' ? 'Kartu' : 'Baris'}
          </button>
        ))}
      </span>
    </div>
  )
}

function Choice<Nilai extends string>(props: {
  label: string
  nama: string
  nilai: Nilai
  list: readonly { nilai: Nilai; nama: string }[]
  onPick?: ((nilai: Nilai) => void) | undefined
}) {
  const { label, nama, nilai, list, onPick } = props
  return (
    <label className={styles.pilih}>
      <span className="visually-hidden">{label}</span>
      <select
        name={nama}
        {...(onPick
          ? {
              value: nilai,
              onChange: ({ target }) => {
                const chosen = list.find((each) => each.nilai === target.value)
                if (chosen) onPick(chosen.nilai)
              },
            }
          : { defaultValue: nilai })}
      >
        {list.map((each) => (
          <option key={each.nilai} value={each.nilai}>
            {each.nama}
          </option>
        ))}
      </select>
    </label>
  )
}
