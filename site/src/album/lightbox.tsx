import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Berangka } from '../components/berangka.tsx'
import { isNoted, ownEntry } from '../components/entry.ts'
import { Icon } from '../components/icon.tsx'
import { PHOTO_SELECTOR, type Photo, readPhoto } from './photo.ts'
import { stepAround, swipeOf, ZOOM, zoomBy } from './steps.ts'

interface Shown {
  index: number
  zoom: number
}

/** The key of the history entry of an open lightbox. */
const NOTE = 'pratinjauGambar'
const entry = ownEntry(NOTE)

/**
 * Renders the lightbox of the grid's photos, in a modal dialog. Without scripts the grid's links open the picture
 * files.
 */
export default function Lightbox() {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const swipe = useRef<{ x: number; y: number } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const [photos, setPhotos] = useState<Photo[]>([])
  const [{ index, zoom }, setShown] = useState<Shown>({ index: 0, zoom: 1 })

  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(PHOTO_SELECTOR)]
    const open = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(PHOTO_SELECTOR)
      // A click with a modifier key opens a tab or downloads.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      opener.current = link
      flushSync(() => {
        setPhotos(links.flatMap((each) => readPhoto(each) ?? []))
        setShown({ index: links.indexOf(link), zoom: 1 })
      })
      dialog.current?.showModal()
      closeButton.current?.focus()
      entry.open()
    }
    const move = () => {
      const box = dialog.current
      if (entry.hasLanded(box?.open)) return
      // Forward reopens the lightbox that Back had closed.
      if (!isNoted(NOTE)) box?.close()
      else if (opener.current && !box?.open) {
        box?.showModal()
        closeButton.current?.focus()
      }
    }
    document.addEventListener('click', open)
    addEventListener('popstate', move)
    // `first-press.ts` repeats the press from before hydration.
    dialog.current?.setAttribute('data-ready', '')
    return () => {
      document.removeEventListener('click', open)
      removeEventListener('popstate', move)
    }
  }, [])

  /** Removes the history entry, however the dialog is closed. */
  const onClose = () => {
    // The event comes later than the closing: a fast hand has opened the next photo by then, which keeps the entry.
    if (dialog.current?.open) return
    opener.current?.focus()
    entry.close()
  }

  const go = (step: number) => setShown({ index: stepAround(index, step, photos.length), zoom: 1 })
  const setZoom = (next: number) => {
    const box = stage.current
    const before = box && {
      x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    }
    setShown({ index, zoom: next })
    // Keeps the same spot in the middle.
    requestAnimationFrame(() => {
      if (!box || !before) return
      box.scrollLeft = before.x * box.scrollWidth - box.clientWidth / 2
      box.scrollTop = before.y * box.scrollHeight - box.clientHeight / 2
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (arrow && zoom === 1) go(arrow)
    else if (event.key === '+' || event.key === '=') setZoom(zoomBy(zoom, ZOOM.step))
    else if (event.key === '-') setZoom(zoomBy(zoom, -ZOOM.step))
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    swipe.current = event.pointerType === 'mouse' || zoom > 1 ? null : { x: event.clientX, y: event.clientY }
  }
  const onPointerUp = (event: PointerEvent) => {
    const start = swipe.current
    swipe.current = null
    const step = start ? swipeOf(event.clientX - start.x, event.clientY - start.y) : 0
    if (step) go(step)
  }

  const photo = photos[index]
  return (
    <dialog
      ref={dialog}
      className="lightbox on-emerald"
      aria-label="Pratinjau gambar"
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {photo && (
        <>
          <div className="bar">
            <p aria-live="polite">
              <strong>{photo.judul}</strong>
              <span>
                <Berangka text={`${photo.jenis} ${index + 1} dari ${photos.length}`} />
              </span>
            </p>
            <button
              type="button"
              aria-label="Perkecil"
              aria-disabled={zoom <= ZOOM.min}
              onClick={() => setZoom(zoomBy(zoom, -ZOOM.step))}
            >
              <Icon name="zoomOut" size={24} />
            </button>
            <button
              type="button"
              aria-label="Perbesar"
              aria-disabled={zoom >= ZOOM.max}
              onClick={() => setZoom(zoomBy(zoom, ZOOM.step))}
            >
              <Icon name="zoom" size={24} />
            </button>
            <button
              ref={closeButton}
              type="button"
              aria-label="Tutup"
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" size={26} />
            </button>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what a hand does here, the buttons do as well */}
          <div
            ref={stage}
            className="stage"
            data-zoom={zoom > 1}
            tabIndex={zoom > 1 ? 0 : undefined}
            onDoubleClick={() => setZoom(zoom > 1 ? 1 : 2)}
            onPointerDown={onPointerDown}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              swipe.current = null
            }}
          >
            <picture key={photo.src}>
              {photo.avif && <source type="image/avif" srcSet={photo.avif} sizes={`${zoom * 100}vw`} />}
              <img
                src={photo.src}
                srcSet={photo.srcset}
                sizes={`${zoom * 100}vw`}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                draggable={false}
                style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
              />
            </picture>
          </div>
          <button type="button" className="prev" aria-label="Gambar sebelumnya" onClick={() => go(-1)}>
            <Icon name="prev" size={28} />
          </button>
          <button type="button" className="next" aria-label="Gambar berikutnya" onClick={() => go(1)}>
            <Icon name="next" size={28} />
          </button>
        </>
      )}
    </dialog>
  )
}
