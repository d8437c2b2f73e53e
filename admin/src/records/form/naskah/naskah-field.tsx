import { Input } from '@mantine/core'
import { type ComponentType, memo, useEffect, useId, useState } from 'react'
import { AreaField, useText } from '../fields/text-field.tsx'
import { useFormApi } from '../form-context.ts'
import { fieldValue } from '../values.ts'
import classes from './naskah.module.css'
import type { NaskahEditorProps } from './naskah-editor.tsx'

interface NaskahFieldProps {
  path: string
  max: number
  /** The lines of the plain field, until the editor has loaded. */
  lines: number
}

type Editor = ComponentType<NaskahEditorProps>

/**
 * Renders a Markdown field. It starts as a plain field, which also serves where the editor fails to load; the editor
 * opens with what was typed there.
 */
export const NaskahField = memo(function NaskahField({ path, max, lines }: NaskahFieldProps) {
  const Editor = useEditorFor(path)
  const plain = <AreaField path={path} max={max} lines={lines} />
  if (!Editor) return plain
  return <WithEditor path={path} max={max} Editor={Editor} plain={plain} />
})

/**
 * Returns the editor, once it has loaded and nobody is typing into the plain field: words never move under anyone's
 * fingers.
 */
function useEditorFor(path: string): Editor | null {
  const [editor, setEditor] = useState<{ Editor: Editor } | null>(null)
  useEffect(() => {
    const end = new AbortController()
    const take = async () => {
      const { NaskahEditor } = await import('./naskah-editor.tsx')
      const put = () => {
        if (!end.signal.aborted) setEditor({ Editor: NaskahEditor })
      }
      const typing = document.activeElement
      if (!(typing instanceof HTMLElement) || typing.dataset.path !== path) put()
      else typing.addEventListener('blur', put, { once: true, signal: end.signal })
    }
    // Without the editor the plain field stays.
    take().catch(() => undefined)
    return () => end.abort()
  }, [path])
  return editor?.Editor ?? null
}

interface WithEditorProps {
  path: string
  max: number
  Editor: Editor
  plain: React.ReactNode
}

function WithEditor({ path, max, Editor, plain }: WithEditorProps) {
  const form = useFormApi()
  const id = useId()
  const { put, input } = useText(path, max)
  const [value] = useState(() => String(fieldValue(form.getValues(), path)))
  const { error, description, required, classNames, inputWrapperOrder } = input
  const described = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return (
    <Editor
      value={value}
      onChange={put}
      onBlur={() => form.fieldLeft(path)}
      announce={form.announce}
      path={path}
      labelledBy={`${id}-label`}
      describedBy={described || undefined}
      invalid={Boolean(error)}
      required={required}
      frame={(editor) => (
        <Input.Wrapper
          id={id}
          label={'label' in input ? input.label : input['aria-label']}
          labelElement="div"
          required={required}
          error={error}
          description={description}
          classNames={classNames}
          inputWrapperOrder={inputWrapperOrder}
        >
          {editor}
        </Input.Wrapper>
      )}
      plain={
        <>
          {plain}
          <p className={classes.note}>
            Tulisan ini memuat tanda yang belum dapat ditampilkan di sini, jadi dibuka apa adanya. Semua
            isinya tetap tersimpan.
          </p>
        </>
      }
    />
  )
}
