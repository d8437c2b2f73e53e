import { Icon } from '../../components/icon.tsx'

interface Props {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/**
 * Renders a small number with two buttons. At its bounds a button is disabled but stays: an element that vanishes loses
 * the focus.
 */
export function Jumlah({ label, value, min, max, onChange }: Props) {
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <fieldset className="tunggu-pilihan">
      <legend>{label}</legend>
      <div className="tunggu-jumlah-orang">
        <button
          type="button"
          aria-label="Kurangi satu orang"
          aria-disabled={value <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label="Tambah satu orang"
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
    </fieldset>
  )
}
