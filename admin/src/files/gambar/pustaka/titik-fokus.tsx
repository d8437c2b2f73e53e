import { NumberInput } from '@mantine/core'
import type { Fokus, Gambar } from '@safar/shared/files/gambar/gambar'
import { gambarSrcset } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { apiHost } from '../../../platform/host.ts'
import visuallyHidden from '../../../platform/ui/visually-hidden.module.css'
import { moved, percent, positionOf, shareOf } from './fokus.ts'
import classes from './titik-fokus.module.css'

interface Props {
  gambar: Gambar
  value: Fokus
  onChange: (fokus: Fokus) => void
}

const STEP = 1
const LARGE_STEP = 10
/** The pause, in milliseconds, after which a moved value is announced. */
const REST_MS = 600

const CROPS = [
  { name: 'Kartu 4:3', ratio: '4 / 3' },
  { name: 'Sampul 16:9', ratio: '16 / 9' },
  { name: 'Tegak 3:4', ratio: '3 / 4' },
] as const

const words = ({ x, y }: Fokus) => `${percent(x)}% dari kiri, ${percent(y)}% dari atas`

/** Renders the focal point of a picture: dragged, moved by keys, or typed; three crops preview it. */
export function TitikFokus({ gambar, value, onChange }: Props) {
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const said = useRested(words(value))
  const { image_name, lebar, tinggi } = gambar

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    onChange({
      x: shareOf(((clientX - box.left) / box.width) * 100),
      y: shareOf(((clientY - box.top) / box.height) * 100),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LARGE_STEP : STEP
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }
    const [dx, dy] = steps[event.key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    onChange(moved(value, dx, dy))
  }
  const src = gambarUrl(image_name, apiHost)
  const srcSet = gambarSrcset(image_name, apiHost)

  return (
    <div className={classes.field}>
      <div
        ref={stage}
        className={classes.stage}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          pointAt(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event)
        }}
      >
        <img src={src} srcSet={srcSet} sizes="340px" alt="" width={lebar} height={tinggi} draggable={false} />
        <button
          type="button"
          className={classes.handle}
          aria-label={`Titik fokus, ${words(value)}`}
          aria-describedby={`${id}-hint`}
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        Geser titiknya ke bagian yang harus selalu terlihat. Panah menggeser 1%, dengan Shift 10%.
      </p>
      <span role="status" className={visuallyHidden.always}>
        {said}
      </span>
      <div className={classes.numbers}>
        <NumberInput
          size="sm"
          label="Dari kiri (%)"
          min={0}
          max={100}
          allowDecimal={false}
          value={percent(value.x)}
          onChange={(typed) => typeof typed === 'number' && onChange({ ...value, x: shareOf(typed) })}
        />
        <NumberInput
          size="sm"
          label="Dari atas (%)"
          min={0}
          max={100}
          allowDecimal={false}
          value={percent(value.y)}
          onChange={(typed) => typeof typed === 'number' && onChange({ ...value, y: shareOf(typed) })}
        />
      </div>
      <ul className={classes.crops} aria-label="Potongan di situs">
        {CROPS.map(({ name, ratio }) => (
          <li key={name}>
            <img
              src={src}
              srcSet={srcSet}
              sizes="110px"
              alt=""
              style={{ aspectRatio: ratio, objectPosition: positionOf(value) }}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns a text once it has been stable for a while; empty at first. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
