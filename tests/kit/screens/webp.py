"""Pictures of pages as WebP, a third of the size; the browser writes it by itself."""

from base64 import b64decode, b64encode

from playwright.sync_api import Page

SOUND_ASKED = "localStorage.setItem('seabattle.settings', JSON.stringify({ soundAsked: true }))"
"""Sounds are offered once; in a picture they were already."""

JOIN = """async ([frames, width]) => {
    const pictures = await Promise.all(frames.map(async (frame) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${frame}`;
        await picture.decode();
        return picture;
    }));
    const scale = Math.min(1, width / pictures[0].width);
    const [wide, high] = [pictures[0].width * scale, pictures[0].height * scale];
    const canvas = document.createElement('canvas');
    canvas.width = frames.length * (wide + 8) - 8;
    canvas.height = high;
    const pen = canvas.getContext('2d');
    pictures.forEach((picture, at) => pen.drawImage(picture, at * (wide + 8), 0, wide, high));
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
}"""
"""One picture of several, side by side."""


def develop_webp(darkroom: Page, frames: list[bytes], width: int) -> bytes:
    """Screenshots side by side as one picture, each no wider than *width*."""
    encoded = [b64encode(each).decode() for each in frames]
    picture = b64decode(darkroom.evaluate(JOIN, [encoded, width]))
    assert is_webp(picture)
    return picture


def is_webp(picture: bytes) -> bool:
    """Whether a file is what its name says."""
    return picture[8:12] == b"WEBP"
