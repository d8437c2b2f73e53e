import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import type Element from 'happy-dom/lib/nodes/element/Element.js'
import HTMLLabelElement from 'happy-dom/lib/nodes/html-label-element/HTMLLabelElement.js'
import HTMLLabelElementUtility from 'happy-dom/lib/nodes/html-label-element/HTMLLabelElementUtility.js'
import Node from 'happy-dom/lib/nodes/node/Node.js'
import NodeList from 'happy-dom/lib/nodes/node/NodeList.js'
import {
  clearCache,
  elementArray,
  illegalConstructor,
  ownerDocument,
  rootNode,
} from 'happy-dom/lib/PropertySymbol.js'

/*
 * Two ways of happy-dom took a fifth of the processor time of a page's tests. What stands here in their place answers
 * the same.
 */

// It copied an element's styles with `structuredClone` at each look for what is hidden. They are flat, of plain values.
Object.assign(CSSPropertyManager.prototype, {
  clone(this: { properties: object; definedPropertyNames: object }) {
    const copied = Object.entries(this.properties).map(([name, property]) => [name, { ...property }])
    return Object.assign(new CSSPropertyManager(), {
      properties: Object.fromEntries(copied),
      definedPropertyNames: { ...this.definedPropertyNames },
    })
  },
})

/** Counts the changes of all pages. */
let changes = 0
const { [clearCache]: clear } = Node.prototype
Node.prototype[clearCache] = function clearAndCount() {
  changes += 1
  clear.call(this)
}

type Labels = Map<string, HTMLLabelElement[]>
interface Inner {
  [elementArray]: Element[]
}

function addLabels({ [elementArray]: children }: Inner, labels: Labels): Labels {
  for (const child of children) {
    if (child instanceof HTMLLabelElement)
      labels.set(child.htmlFor, [...(labels.get(child.htmlFor) ?? []), child])
    addLabels(child, labels)
  }
  return labels
}

/** The labels of a page by their `for`, as they stood at a count of changes. */
let known: { root: unknown; at: number; labels: Labels } = { root: null, at: 0, labels: new Map() }

// For the labels of each field it walked the page, and noted the answer at every element.
HTMLLabelElementUtility.getAssociatedLabelElements = (field) => {
  const root = field[rootNode] ?? field[ownerDocument]
  if (known.root !== root || known.at !== changes)
    known = { root, at: changes, labels: addLabels(root, new Map()) }
  const labels = (field.id && field.isConnected && known.labels.get(field.id)) || []
  const around = field.parentElement?.closest('label')
  return new NodeList(
    illegalConstructor,
    around instanceof HTMLLabelElement ? [...labels, around] : [...labels],
  )
}
