import { drawnText } from './drawn-text.ts'

/* What pictures with words are laid out with before satori draws them, and how to read again what they say. */

type DrawnStyle = Record<string, string | number>

/** An element as satori takes it. */
export interface DrawnNode {
  type: string
  key: null
  props: { style?: DrawnStyle; children?: string | DrawnNode[]; [attribute: string]: unknown }
}

/** A box with a text as it can be drawn, or with others in it. */
export const box = (style: DrawnStyle, children: string | DrawnNode[] = []): DrawnNode => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: typeof children === 'string' ? drawnText(children) : children,
  },
})

/** Every text that is drawn, in the order in which it stands. */
export function drawnWords({ props: { children = [] } }: DrawnNode): string {
  if (typeof children === 'string') return children
  return children.map(drawnWords).filter(Boolean).join(' ')
}
