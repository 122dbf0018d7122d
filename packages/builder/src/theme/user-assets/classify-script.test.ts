import { describe, expect, it } from 'vitest'
import { classifyScript } from './classify-script.ts'

describe('classifyScript', () => {
  it.each([
    ['document.title = "a"', 'classic'],
    ['', 'classic'],
    ['// import a from "b"\nalert(1)', 'classic'],
    ['/*\nimport a from "b"\n*/ alert(1)', 'classic'],
    ['import("./a.js").then(run)', 'classic'],
    [
      '(function (r, f) { typeof exports === "object" ? module.exports = f(require("a")) : r.a = f() })(this)',
      'classic',
    ],
    ['if (typeof module !== "undefined") module.exports = run', 'classic'],
    ['import { a } from "./a.js"\na()', 'module'],
    ["import'./a.js'", 'module'],
    ['import a from "https://cdn.example.com/a.js"', 'module'],
    ['export const a = 1', 'module'],
    ['export default class {}', 'module'],
  ])('classifies %s as a %s script', (text, type) => {
    expect(classifyScript(text)).toEqual({ type })
  })

  it.each([
    ['#!/usr/bin/env node\nrun()', 'it starts with "#!"'],
    ["const fs = require('fs')", 'it calls require()'],
    ['module.exports = { theme: {} }', 'it sets module.exports'],
    ["import fs from 'node:fs'", 'it imports "node:fs"'],
    ["import fs, { readFileSync } from 'fs'\nexport const a = 1", 'it imports "fs"'],
    ["export { a } from 'library'", 'it imports "library"'],
  ])('classifies %s as a program: %s', (text, reason) => {
    expect(classifyScript(text)).toEqual({ type: 'program', reason })
  })
})
