import { type Gambar, namaGambar, tanpaAlt } from '@safar/shared/files/gambar/gambar'
import { gambarVariant, gambarVariantWidths } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { apiHost } from '../../../platform/host.ts'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { positionOf } from './fokus.ts'
import classes from './gambar-grid.module.css'

interface Props {
  label: string
  items: readonly Gambar[]
  /** The name of the open or chosen picture. */
  chosen: string
  onChoose: (gambar: Gambar) => void
  /** Rendered before the pictures. */
  first?: ReactNode
  isStale?: boolean
}

/** Renders pictures as a listbox: arrows move the focus, Space and Enter choose. */
export function GambarGrid({ label, items, chosen, onChoose, first, isStale = false }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const chosenAt = items.findIndex(({ image_name }) => image_name === chosen)
  useEffect(() => {
    if (chosenAt >= 0) setActive(chosenAt)
  }, [chosenAt])
  const reachable = Math.min(active, items.length - 1)

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const go = (to: number) => {
    const at = Math.max(0, Math.min(items.length - 1, to))
    setActive(at)
    options()[at]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number, gambar: Gambar) => {
    const moves: Record<string, () => void> = {
      ArrowRight: () => go(at + 1),
      ArrowLeft: () => go(at - 1),
      ArrowDown: () => go(at + columnsOf(options())),
      ArrowUp: () => go(at - columnsOf(options())),
      Home: () => go(0),
      End: () => go(items.length - 1),
      ' ': () => onChoose(gambar),
      Enter: () => onChoose(gambar),
    }
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <div className={classes.grid} data-stale={isStale || undefined}>
      {first}
      <div role="listbox" aria-label={label} className={classes.list} ref={list} tabIndex={-1}>
        {items.map((gambar, at) => (
          <SafeRow key={gambar.image_name} of={gambar} name={namaGambar(gambar)} as="option">
            {() => (
              <div
                role="option"
                aria-selected={gambar.image_name === chosen}
                tabIndex={at === reachable ? 0 : -1}
                className={classes.option}
                onClick={() => {
                  setActive(at)
                  onChoose(gambar)
                }}
                onFocus={() => setActive(at)}
                onKeyDown={(event) => onKeyDown(event, at, gambar)}
              >
                <span className={classes.frame}>
                  <img
                    src={gambarUrl(smallest(gambar.image_name), apiHost)}
                    alt=""
                    width={320}
                    height={240}
                    loading="lazy"
                    style={{ objectPosition: positionOf(gambar.fokus) }}
                  />
                  {tanpaAlt(gambar) && (
                    <span className={classes.badge}>
                      <IconAlertTriangle size={14} aria-hidden />
                      Tanpa deskripsi
                    </span>
                  )}
                </span>
                <span className={classes.name}>{namaGambar(gambar)}</span>
                <span className={classes.about}>{aboutText(gambar)}</span>
              </div>
            )}
          </SafeRow>
        ))}
      </div>
    </div>
  )
}

function smallest(imageName: string): string {
  const [width] = gambarVariantWidths(imageName)
  return width ? gambarVariant(imageName, width) : imageName
}

function aboutText({ dipakai, alt, hiasan }: Gambar): string {
  const places = dipakai.length > 0 ? `${formatThousands(dipakai.length)} tempat` : 'Tidak dipakai'
  const words = hiasan ? 'Hiasan' : alt
  return [places, words].filter(Boolean).join(' · ')
}

/** Counts the columns as the screen lays them out now; the first row may begin with an element that is no picture. */
function columnsOf(options: readonly HTMLElement[]): number {
  const tops = options.map(({ offsetTop }) => offsetTop)
  const last = tops.filter((top) => top === tops.at(-1)).length
  const counts = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  return Math.max(1, last, ...counts)
}
