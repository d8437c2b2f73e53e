import { Checkbox, TextInput } from '@mantine/core'
import { type Gambar, MAX_ALT_LENGTH, tanpaAlt } from '@safar/shared/files/gambar/gambar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lengthText } from '../../platform/ui/length-text.ts'
import { saidBy } from '../../platform/ui/said-by.ts'
import classes from './gambar.module.css'
import { pustakaQueries, useChangeGambar } from './pustaka/pustaka.queries.ts'

/**
 * Renders a picture's alt text where the picture is placed; it is saved with the picture when the field loses focus.
 */
export function AltField({ name, label }: { name: string; label: string }) {
  const { data } = useQuery(pustakaQueries.one(name))
  // Another picture gets its own description.
  return data ? <AltInput key={name} gambar={data} label={label} /> : null
}

function AltInput({ gambar, label }: { gambar: Gambar; label: string }) {
  const [typed, setTyped] = useState(gambar.alt)
  const { mutate, isPending, isSuccess, error } = useChangeGambar()
  const length = lengthText(typed.trim().length, MAX_ALT_LENGTH)
  const save = () => {
    if (typed.trim() === gambar.alt || length.problem) return
    mutate({ imageName: gambar.image_name, change: { alt: typed.trim() } })
  }
  const isMissing = tanpaAlt({ alt: typed.trim(), hiasan: gambar.hiasan })
  return (
    <div className={classes.alt}>
      <TextInput
        label={`Deskripsi gambar ${label.toLowerCase()}`}
        description={`Apa yang terlihat, bagi yang tidak dapat melihatnya. ${isMissing ? 'Wajib diisi sebelum terbit.' : (length.hint ?? '')}`}
        value={typed}
        readOnly={gambar.hiasan}
        error={length.problem ?? (error ? saidBy(error) : null)}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
      />
      <Checkbox
        mt="xs"
        label="Hiasan saja, lewati pembaca layar"
        checked={gambar.hiasan}
        disabled={isPending}
        onChange={(event) =>
          mutate({ imageName: gambar.image_name, change: { hiasan: event.currentTarget.checked } })
        }
      />
      <span role="status" className={classes.hint}>
        {isSuccess && 'Tersimpan bersama gambarnya.'}
      </span>
    </div>
  )
}
