import { Cropping } from "./cropping.js";
import { button, element, labelledField } from "./elements.js";
import { tell } from "./notices.js";
import { say } from "./say.js";

/** A picture of one's own: a file or one that is taken now, of which a part can be chosen. */
export class PictureSource {
  constructor() {
    this.cropping = new Cropping();
    /** @type {string | null} base64 of a drawing, which is taken as it is. */
    this.drawing = null;
    /** @type {MediaStream | null} */
    this.stream = null;
    this.file = element("input", { type: "file", accept: "image/*" });
    this.video = element("video", { autoplay: true, playsinline: true, muted: true, hidden: true });
    this.shoot = button(say("camera.take"), () => this.take(), { hidden: true });
    const camera = button(say("camera.open"), () => this.openCamera());
    camera.hidden = navigator.mediaDevices === undefined;
    this.preview = element("img", { alt: "", class: "preview", hidden: true });
    this.element = element(
      "div", {}, labelledField(say("picture.file"), this.file), camera, this.video, this.shoot, this.preview,
      this.cropping.element);
    this.file.addEventListener("change", () => void this.read());
  }

  async read() {
    const file = this.file.files?.[0];
    if (!file) return;
    this.drawing = null;
    this.preview.hidden = true;
    try {
      if (file.type === "image/svg+xml") await this.readDrawing(file);
      else this.cropping.take(await createImageBitmap(file));
    } catch {
      this.cropping.element.hidden = true;
      tell(say("picture.unreadable"), "wrong");
    }
  }

  /** @param {File} file */
  async readDrawing(file) {
    const address = await dataAddress(file);
    this.cropping.element.hidden = true;
    this.drawing = address.replace(/^[^,]*,/, "");
    this.preview.src = address;
    this.preview.hidden = false;
  }

  async openCamera() {
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
    } catch {
      tell(say("camera.none"), "wrong");
      return;
    }
    this.video.srcObject = this.stream;
    this.video.hidden = false;
    this.shoot.hidden = false;
  }

  async take() {
    const taken = await createImageBitmap(this.video);
    this.close();
    this.drawing = null;
    this.preview.hidden = true;
    this.cropping.take(taken);
  }

  /** Lets the camera go. */
  close() {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
    this.video.hidden = true;
    this.shoot.hidden = true;
  }

  /**
   * @returns {string | null} base64 of what was chosen; null for nothing.
   */
  result() {
    if (this.drawing !== null) return this.drawing;
    return this.cropping.element.hidden ? null : this.cropping.result();
  }
}

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
function dataAddress(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
