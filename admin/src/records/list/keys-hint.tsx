import { Fragment } from 'react'
import classes from './keys-hint.module.css'

/** A shortcut: its keys, and what they do. */
export type Shortcut = readonly [keys: readonly string[], does: string]

export const NEXT_ROW: Shortcut = [['J', 'K'], 'baris berikut dan sebelumnya']
export const OPEN_ROW: Shortcut = [['Enter'], 'buka']

interface Props {
  keys: readonly Shortcut[]
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Renders the shortcuts of a page with the button that switches them off; phones, which have none, show nothing. */
export function KeysHint({ keys, isOn, onSwitch }: Props) {
  return (
    <p className={classes.keys}>
      {isOn && (
        <>
          <Keys keys={keys} /> ·{' '}
        </>
      )}
      <button type="button" className={classes.toggle} onClick={() => onSwitch(!isOn)}>
        {isOn ? 'Matikan tombol cepat' : 'Nyalakan tombol cepat'}
      </button>
    </p>
  )
}

/** Renders the keys of a part that has the focus, which no switch turns off. */
export function KeyLegend({ keys }: Pick<Props, 'keys'>) {
  return (
    <p className={classes.keys}>
      <Keys keys={keys} />
    </p>
  )
}

function Keys({ keys }: Pick<Props, 'keys'>) {
  return keys.map(([letters, does], index) => (
    <Fragment key={does}>
      {index > 0 && ' · '}
      {letters.map((letter) => (
        <Fragment key={letter}>
          <kbd>{letter}</kbd>{' '}
        </Fragment>
      ))}
      {does}
    </Fragment>
  ))
}
