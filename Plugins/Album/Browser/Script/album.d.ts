/** What the page is given of albums. */
interface AlbumData { albums: Album[] }

interface Album {
  uid: string;
  name: string;
  items: AlbumItem[];
}

interface AlbumItem {
  uid: string;
  name: string;
  /** `data:…`, or a drawing as it is written (`<svg …`). */
  picture: string;
}

/** What the page is given of the whiteboard: on what one may draw. */
interface DrawData {
  /** On nothing. */
  blank: boolean;
  /** Over pictures of the board that is shown. */
  board: boolean;
}

/** Across and down a sheet, in its units; where a pen draws, the width of its line as well. */
type SheetPoint = number[];

/** A line on a sheet. One that a pen drew with changing pressure is several, each of one width. */
interface Stroke {
  /** `#rrggbb` */
  colour: string;
  /** In the sheet's units. */
  width: number;
  points: SheetPoint[];
}

/** What one draws over, pale already, and where it lies on the sheet. */
interface DrawingBackground {
  /** `data:image/png;base64,…` or, of a photo, `data:image/jpeg;base64,…` */
  address: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing as the browser keeps it. */
interface Drawing {
  uid: string;
  /** When it was begun and when it was last drawn on: `2012-11-05 09:15:30`. */
  begun: string;
  at: string;
  /** The longer side is 1600. */
  width: number;
  height: number;
  background: DrawingBackground | null;
  strokes: Stroke[];
}

/** A finger, pen or mouse that draws or erases. */
interface DrawnLine {
  isErasing: boolean;
  /** Something went away under it. */
  hasErased: boolean;
  /** `mouse`, `pen` or `touch`. */
  by: string;
  colour: string;
  points: SheetPoint[];
}
