// What of a PDF's dictionaries a copy has (ISO 32000-2). Where a dictionary's keys can be listed, only those on the list stay;
// in all others what is known to say who, when, where or with what is left out.

export type Part = 'catalog' | 'page' | 'note' | 'picture' | 'form'

const keys = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Keys that stay, by what a dictionary is. */
export const staying: Readonly<Record<Part, ReadonlySet<string>>> = {
  catalog: keys(
    'Type Version Pages PageLabels Names Dests PageLayout PageMode Outlines AcroForm Lang OCProperties StructTreeRoot MarkInfo',
  ),
  page: keys(
    'Type Parent Kids Count Resources MediaBox CropBox BleedBox TrimBox ArtBox Contents Rotate Group Annots StructParents UserUnit Tabs',
  ),
  // A field's `T` is its name, which other fields refer to. A note's `T` is its author: `authorOf` takes it out.
  note: keys(
    'Type Subtype Rect Contents P F AP AS Border C StructParent OC QuadPoints InkList L Vertices LE BS BE IC CA CL DA Q DS A Dest H ' +
      'Open Name IT IRT RT State StateModel RD Sy RO Parent Popup FT Kids T TU TM Ff V DV MK Opt TI I MaxLen',
  ),
  picture: keys(
    'Type Subtype Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Name ' +
      'StructParent OC Filter DecodeParms Length Matte',
  ),
  form: keys('Type Subtype FormType BBox Matrix Resources Group StructParent StructParents OC Name Filter DecodeParms Length'),
}

/** Notes on a page that stay. Attached files, sound, film and drawings in space are other files. */
export const notes = keys(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup Widget Watermark Redact',
)
export const otherFiles = keys('FileAttachment Sound Movie Screen RichMedia 3D PrinterMark TrapNet Projection')

/** Keys that no dictionary has in a copy. */
export const leaving = keys(
  'Metadata PieceInfo LastModified AF EF EmbeddedFiles Thumb JS JavaScript AA OpenAction XFA OPI Measure PtData VP LGIDict ' +
    'SpiderInfo Alternates CreatorInfo User Creator Producer CreationDate ModDate Author URLS IDS Perms DSS Legal Collection ' +
    'Extensions Requirements Threads Schema SeparationInfo HID FFilter FDecodeParms Next',
)

/** Dictionaries whose keys are names that the document chose (7.8.3, 12.5.5, 14.7.3): none of them says what it is. */
export const ofChosenNames = keys(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Dests RoleMap ClassMap Colorants AP/N AP/R AP/D',
)

/** What a link may do: go to a place in this file or on the web. */
export const isHarmlessLink = (action: string, address: string): boolean =>
  action === 'GoTo' || action === 'Named' || (action === 'URI' && /^(?:https?|mailto|tel):/i.test(address))
