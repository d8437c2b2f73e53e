import { Button, CloseButton } from '@mantine/core'
import type { HasilMassal } from '@safar/shared/paket/massal'
import { massalRefused } from '@safar/shared/paket/massal-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { massalClient } from '../../api/paket-massal-client.ts'
import { goOnInPage } from '../../ui/go-on-in-page.ts'
import classes from '../../ui/notices.module.css'
import { useSendingKey } from '../../ui/use-sending-key.ts'
import { paketQueries } from '../paket.queries.ts'
import { type Terakhir, useTerakhir } from './terakhir.ts'

/** Packages that are named before the rest is counted. */
const NAMED = 3

/** Says what the last change of many came to, and takes it back, also once somebody was on another page meanwhile. */
export function UrungNotice() {
  const [terakhir, note] = useTerakhir()
  const [found] = useState(terakhir)
  const [undone, setUndone] = useState(0)
  const close = () => {
    note(null)
    setUndone(0)
  }
  return (
    <div role="status">
      {terakhir ? (
        <Urung
          key={terakhir.paket[0]?.updated_at}
          hasil={terakhir}
          // Whoever comes back to this page is on the way to something else.
          isNew={terakhir !== found}
          onUndone={(count) => {
            note(null)
            setUndone(count)
          }}
          onClose={close}
        />
      ) : (
        undone > 0 && (
          <Notice words={`${undone} paket kembali seperti semula.`} isNew isBusy={false} onClose={close} />
        )
      )}
    </div>
  )
}

interface UrungProps {
  hasil: Terakhir
  isNew: boolean
  onUndone: (count: number) => void
  onClose: () => void
}

function Urung({ hasil, isNew, onUndone, onClose }: UrungProps) {
  const queryClient = useQueryClient()
  const keyOf = useSendingKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (back: HasilMassal) => massalClient.urung(back, keyOf(back)),
    onSuccess: (_, back) => onUndone(back.paket.length),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paketQueries.all() }),
  })
  const refused = massalRefused(error)
  const left = hasil.paket.filter(({ id }) => !refused?.galat.some((one) => one.id === id))
  const words = refused
    ? refusedText(refused)
    : error
      ? `Belum diurungkan. ${error.message}`
      : `${hasil.paket.length} paket diubah${hasil.tetap > 0 ? `, ${hasil.tetap} tetap` : ''}.`
  return (
    <Notice words={words} isNew={isNew} isBusy={isPending} onClose={onClose}>
      {left.length > 0 && (
        <Button
          variant="white"
          size="compact-md"
          loading={isPending}
          onClick={() => mutate({ galat: [], paket: left })}
        >
          {left.length < hasil.paket.length ? `Urungkan ${left.length} lainnya` : 'Urungkan'}
        </Button>
      )}
    </Notice>
  )
}

/** Nothing was brought back; it says for which packages, and why. */
function refusedText({ galat }: HasilMassal): string {
  const isStale = galat.every(({ kolom }) => kolom === 'updated_at')
  const said = galat.map(({ id, nama_paket, pesan }): [number, string] => {
    const nama = nama_paket || `Nomor ${id}`
    return [id, isStale ? nama : `${nama}: ${pesan.replace(/\.$/, '')}`]
  })
  const each = [...new Map(said).values()]
  const rest = each.length - NAMED
  const all = [...each.slice(0, NAMED), ...(rest > 0 ? [`${rest} lainnya`] : [])]
  return isStale
    ? `Tidak diurungkan, karena sudah berubah lagi: ${all.join(', ')}.`
    : `Tidak diurungkan. ${all.join('. ')}.`
}

interface NoticeProps {
  words: string
  /** Of what was just done: the dialog or the button that had the focus is gone. */
  isNew: boolean
  isBusy: boolean
  onClose: () => void
  children?: ReactNode
}

function Notice({ words, isNew, isBusy, onClose, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(isNew)
  useEffect(() => {
    if (isBusy) wasPressed.current = true
    else if (wasPressed.current) ref.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isBusy])
  useEffect(() => () => void (wasPressed.current && goOnInPage()), [])
  return (
    <div className={classes.notice} ref={ref}>
      <span className={classes.words}>{words}</span>
      {children}
      <CloseButton
        c="var(--white)"
        variant="transparent"
        aria-label="Tutup pemberitahuan perubahan"
        onClick={onClose}
      />
    </div>
  )
}
